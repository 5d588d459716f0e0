import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it } from 'vitest';
import { Router } from 'wouter';
import CalculatorsPage from '../features/calculators/calculators-page.tsx';
import { dutyQuery } from '../features/calculators/duty-section.tsx';
import { CompareTable } from '../features/compare/compare-table.tsx';
import { ListingHeadline } from '../features/listing/headline.tsx';
import PriceInContext from '../features/listing/price-in-context.tsx';
import { PriceSummary } from '../features/listing/price-summary.tsx';
import { verifiedFlat } from '../features/listing/testing/verified-flat.ts';
import { ListingTimeline } from '../features/listing/timeline.tsx';
import { PriceForm } from '../features/own-listings/price-form.tsx';
import { citiesKey } from '../shared/api/cities.ts';
import { queryClient } from '../shared/api/query-client.ts';

const PRICE = 12_345_678;
const flat = { ...verifiedFlat, expected_price: PRICE, price_cut: { from: PRICE + 1, on: '2026-11-01' } };
const change = { what: 'price_changed', on: '2026-11-01', from: PRICE + 1, price: PRICE } as const;

afterAll(() => queryClient.clear());

it('E-32 detail, compare, EMI and forms show exact rupees, never the short form', () => {
  queryClient.setQueryData(citiesKey, []);
  queryClient.setQueryData(dutyQuery.queryKey, { states: [] });
  const draw = (part: React.ReactNode) =>
    renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <Router ssrPath="/calculators" ssrSearch={`price=${PRICE}`}>
          {part}
        </Router>
      </QueryClientProvider>,
    );
  const shown = {
    detail: draw(<ListingHeadline property={flat} />),
    'above the contact button': draw(<PriceSummary property={flat} />),
    history: draw(<ListingTimeline entries={[change]} />),
    compare: draw(<CompareTable homes={[{ id: flat.id, property: flat }]} onRemove={() => {}} />),
    'the form of a new price': draw(<PriceForm id={flat.id} price={PRICE} onDone={() => {}} />),
  };
  for (const [where, html] of Object.entries(shown)) expect(html, where).toContain('1,23,45,678');
  expect(draw(<PriceInContext property={flat} />)).toContain('EMI about ₹85,711 a month');
  const emi = draw(<CalculatorsPage />);
  expect(emi).toContain('value="1,23,45,678"');
  expect(emi).toContain('Loan of ₹98,76,542');
  for (const [where, html] of Object.entries({ ...shown, emi })) expect(html, where).not.toMatch(/\d ?(?:Lac|Cr|K)\b/);
});
