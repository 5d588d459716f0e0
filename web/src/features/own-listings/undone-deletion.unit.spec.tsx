// @vitest-environment happy-dom
import { listingIdFromNumber } from '@naksha/events/kernel';
import type { OwnListing, OwnListings } from '@naksha/events/wire/own-listings';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../shared/api/query-client.ts';
import { ownListingsKey } from '../../shared/session/own-listings.ts';
import OwnListingsPage from './own-listings-page.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('focus returns to the listing each time a deletion is undone with the keyboard', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const id = listingIdFromNumber(7);
  const listing = {
    ...{ id, slug: 'corner-flat', title: 'Corner flat', listing_state: 'under_review', property_subtype: 'flat' },
    ...{ expected_price: 8_500_000, area: { sqft: 1450, unit: 'sqft', value: 1450 }, city: 'Mohali', locality: '' },
    ...{ posted_on: '2026-11-20T06:00:00Z', reasons: [], edit_status: 'none', leads: 0, views: 0, saves: 0 },
  } as unknown as OwnListing;
  const page = { listings: [listing], cursor: null, counts: { all: 1 } } as unknown as OwnListings;
  queryClient.setQueryData([...ownListingsKey, 'pages', 'all', 'newest', ''], { pages: [page], pageParams: [null] });
  render(
    <QueryClientProvider client={queryClient}>
      <OwnListingsPage />
    </QueryClientProvider>,
  );
  for (let time = 0; time < 2; time++) {
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(document.activeElement?.textContent).toBe('My listings');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(document.activeElement?.textContent).toBe('Corner flat');
  }
});
