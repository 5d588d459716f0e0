// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../shared/api/query-client.ts';
import { renderWithoutLazyParts } from '../../shared/testing/open-without-parts.tsx';
import { aroundListingQuery } from './around-query.ts';
import ListingPage from './listing-page.tsx';
import { verifiedFlat } from './testing/verified-flat.ts';
import { propertyQueryKey } from './use-property.ts';

vi.mock('./surroundings-map.tsx', () => Promise.reject(new TypeError('Failed to fetch')));
vi.mock('./around-listing.tsx', () => Promise.reject(new TypeError('Failed to fetch')));

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('offline, a listing is shown without parts whose scripts are not loaded', async () => {
  const { slug } = verifiedFlat;
  queryClient.setQueryData(propertyQueryKey(slug, 'out'), { ...verifiedFlat, mine: false });
  queryClient.setQueryData(aroundListingQuery(verifiedFlat.id, 'out').queryKey, { similar: [] });
  const countLost = renderWithoutLazyParts('/:type/:slug', `/flat/${slug}`, ListingPage);
  await vi.waitFor(() => expect(countLost()).toBe(3));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(verifiedFlat.title);
  expect(screen.getByText('Location')).toBeTruthy();
  expect(document.querySelector('.skeleton')).toBeNull();
});
