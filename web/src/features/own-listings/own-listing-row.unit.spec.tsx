import { listingIdFromNumber } from '@naksha/events/kernel';
import type { OwnListing } from '@naksha/events/wire/own-listings';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { OwnListingRow } from './own-listing-row.tsx';

const id = listingIdFromNumber(7);
const listing: OwnListing = {
  ...{ id, slug: `corner-flat-${id}`, title: 'Corner flat', state: 'verified', listing_state: 'verified', demo: false },
  ...{ property_type: 'residential', property_subtype: 'flat', expected_price: 8_500_000, bedrooms: 3 },
  ...{ area: { value: 1450, unit: 'sqft', sqft: 1450 }, position: { lat: 30.7, lng: 76.7 } },
  ...{ locality: 'Sector 70', city: 'Mohali', lister: 'owner', cover_image: null, posted_on: '2026-11-01' },
  ...{ is_sold: false, is_sold_by_naksha: false, edit_status: 'none', reasons: [], leads: 0, views: 0, saves: 0 },
};
const render = (changes: Partial<OwnListing>) =>
  renderToStaticMarkup(
    <Router ssrPath="/dashboard/listing">
      <OwnListingRow listing={{ ...listing, ...changes }} onDeleted={() => {}} />
    </Router>,
  );

it('a question of staff is shown in the row with every answer, each once', () => {
  const asked = render({ question: { on: '2026-11-10T06:00:00Z', kind: 'sold' } });
  for (const text of ['Someone reported that this home is sold', '10 Nov 2026']) expect(asked).toContain(text);
  for (const answer of ['Still available', 'Mark as sold', 'Change the price'])
    expect(asked.split(`${answer}</button>`), answer).toHaveLength(2);
  expect(render({ question: { on: '2026-11-10T06:00:00Z', kind: 'wrong_price' } })).toContain(
    'the price of this home is wrong',
  );
  expect(render({})).not.toContain('Someone reported');
});

it.each<[changes: Partial<OwnListing>, said: string[], unsaid: string[]]>([
  [{}, ['On the market'], ['Sold', 'Changes under review']],
  [{ edit_status: 'in_review' }, ['On the market', 'Changes under review'], ['Sold']],
  [{ listing_state: 'sold', is_sold: true }, ['Sold'], ['Sold with our help', 'On the market']],
  [
    { listing_state: 'sold_by_naksha', is_sold: true, is_sold_by_naksha: true },
    ['Sold with our help'],
    ['On the market'],
  ],
])('P-05 a row of My Listing shows type, price, posting date, and %j', (changes, said, unsaid) => {
  const html = render(changes);
  for (const text of ['Corner flat', '₹85,00,000', '1,450', 'Sector 70', '1 Nov 2026', ...said])
    expect(html).toContain(text);
  for (const text of unsaid) expect(html).not.toContain(`>${text}<`);
});
