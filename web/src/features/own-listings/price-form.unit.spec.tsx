// @vitest-environment happy-dom
import { listingIdFromNumber, type Rupees } from '@naksha/events/kernel';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../shared/api/query-client.ts';
import { OwnListingActions } from './own-actions.tsx';
import { ownPriceDemandKey } from './own-price-demand.tsx';
import { PriceForm } from './price-form.tsx';

const id = listingIdFromNumber(7);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  queryClient.clear();
});

it('Y-16 shows the demand for a price while it is typed, before it is saved', () => {
  queryClient.setQueryData(ownPriceDemandKey(id, 8_500_000), {
    searches: null,
    searched_at: 8_500_000 as Rupees,
    neighbours: 6,
    demo: false,
  });
  queryClient.setQueryData(ownPriceDemandKey(id, 7_900_000), {
    searches: 12,
    searched_at: 7_900_000 as Rupees,
    neighbours: 9,
    demo: false,
  });
  render(
    <QueryClientProvider client={queryClient}>
      <PriceForm id={id} price={8_500_000} onDone={() => {}} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('status').textContent).toContain('fewer than 5 saved searches');
  fireEvent.change(screen.getByLabelText('New price in rupees'), { target: { value: '7900000' } });
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('status').textContent).toContain('at least 12 saved searches');
  expect(screen.getByRole('status').textContent).toContain('At least 9 similar homes within 2 km');
});

it('Escape leaves the price unchanged, and the focus where it was', () => {
  queryClient.setQueryData(ownPriceDemandKey(id, 8_500_000), {
    searches: null,
    searched_at: 8_500_000 as Rupees,
    neighbours: 6,
    demo: false,
  });
  const listing = { id, slug: 'flat-7', title: 'Flat', expected_price: 8_500_000, listing_state: 'verified' as const };
  render(
    <QueryClientProvider client={queryClient}>
      <OwnListingActions listing={listing} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Change the price' }));
  fireEvent.change(screen.getByLabelText('New price in rupees'), { target: { value: '7900000' } });
  fireEvent.keyDown(screen.getByLabelText('New price in rupees'), { key: 'Escape' });
  expect(screen.queryByLabelText('New price in rupees')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Change the price');
});
