import type { AroundListing as Around } from '@naksha/events/wire/around-listing';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { queryClient } from '../../shared/api/query-client.ts';
import AroundListing, { SimilarHomes } from './around-listing.tsx';
import { aroundListingQuery } from './around-query.ts';
import { verifiedFlat } from './testing/verified-flat.ts';

afterEach(() => queryClient.clear());

const locality = {
  ...{ id: 'mohali-sector-70', subtype: 'flat', unit: 'sqft', homes: 12, demo: false },
  ...{ rate: 5400, lower: 4800, upper: 6100, change: null },
} as NonNullable<Around['locality']>;
function show(around: Around, property = verifiedFlat): string {
  queryClient.setQueryData(aroundListingQuery(verifiedFlat.id, 'out').queryKey, around);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/">
        <AroundListing property={property} />
        <SimilarHomes property={property} />
      </Router>
    </QueryClientProvider>,
  );
}

it('the surroundings of a listing: the median of its locality next to its own rate, and similar homes', () => {
  const html = show({ similar: [{ ...verifiedFlat, title: 'The one next door' }], locality });
  for (const text of [
    '₹5,400 per sq.ft',
    '₹5,138 per sq.ft',
    'The median of 12 listings',
    'Half of the homes are priced between ₹4,800',
    'this home ₹5,138',
    'The one next door',
  ])
    expect(html).toContain(text);
  expect(html).not.toContain('demo listings');
});

it('marks demo homes, and shows no median of fewer than five', () => {
  expect(show({ similar: [], locality: { ...locality, demo: true } })).toContain(
    '12 demo listings of this kind. Demo listings are not real.',
  );
  const few = show({ similar: [], locality: { ...locality, homes: 3, rate: null, lower: null, upper: null } });
  expect(few).not.toContain('Asking prices here');
  expect(few).not.toContain('Similar');
});

it('shows the monthly cost of a loan in exact rupees, with its assumptions and their date', () => {
  const html = show({ similar: [] });
  // 80 % of ₹74,50,000 at 8.5 % over 240 months.
  for (const text of [
    '₹51,722 a month',
    'Loan of ₹59,60,000, total interest ₹64,53,',
    '22 Nov 2026',
    'not a bank’s offer',
    'EMI = P × r',
  ])
    expect(html).toContain(text);
  expect(html).not.toMatch(/₹[\d.]+ (Lac|Cr)/);
  expect(show({ similar: [] }, { ...verifiedFlat, listing_state: 'sold' })).not.toContain('a month');
});
