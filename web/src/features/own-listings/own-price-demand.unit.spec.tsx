import { listingIdFromNumber, type Rupees } from '@naksha/events/kernel';
import type { DemandAtPrice as Meets } from '@naksha/events/wire/price-demand';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../shared/api/query-client.ts';
import { OwnPriceDemand, ownPriceDemandKey } from './own-price-demand.tsx';

afterEach(() => queryClient.clear());

const id = listingIdFromNumber(7);
function say(told: Omit<Meets, 'searched_at'>, price = 4_500_000, searchedAt = 4_500_000): string {
  queryClient.setQueryData(ownPriceDemandKey(id, 4_500_000), { searched_at: searchedAt as Rupees, ...told });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <OwnPriceDemand id={id} price={price} />
    </QueryClientProvider>,
  );
  return html.replace(/<svg.*?<\/svg>/g, '').replace(/(<[^>]*>)+/g, '|');
}

it('Y-16 shows the demand next to a typed price, and "fewer than five" for small numbers', () => {
  expect(say({ searches: 12, neighbours: 7, demo: false })).toBe(
    '|Your home matches at least 12 saved searches of other buyers.|At least 7 similar homes within 2 km have a similar price (±10%).|',
  );
  expect(say({ searches: null, neighbours: null, demo: false })).toBe(
    '|Your home matches fewer than 5 saved searches of other buyers.|Fewer than 5 similar homes within 2 km have a similar price (±10%).|',
  );
  expect(say({ searches: null, neighbours: 9, demo: true })).toContain('9 similar demo homes');
});

it('shows at which rounded price searches were counted, if it differs', () => {
  expect(say({ searches: 10, neighbours: 7, demo: false }, 4_500_000, 4_000_000)).toContain(
    '|Your home matches at least 10 saved searches of other buyers. Calculated for a price of ₹40,00,000.|',
  );
});

it('shows nothing for an invalid price', () => {
  for (const price of [Number.NaN, 0, 4.5, 1e10])
    expect(say({ searches: 12, neighbours: 7, demo: false }, price)).toBe('|');
});
