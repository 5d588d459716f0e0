import { listingIdFromNumber } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import type { OwnListing } from '@naksha/events/wire/own-listings';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { queryClient } from '../../../shared/api/query-client.ts';
import { marksQuery } from '../../../shared/session/use-marks.ts';
import { ListingGridCard } from '../../landing/latest-card.tsx';
import { OwnListingRow } from '../../own-listings/own-listing-row.tsx';
import { ReviewQueueList } from '../../staff-review/queue.tsx';
import { waitingItem } from '../../staff-review/testing/waiting-item.ts';
import { placeMarkers } from '../markers/place-markers.ts';
import type { ListingMarker, MapMarker } from '../tiles/decode-tile.ts';
import { ListingCardView } from './listing-card-view.tsx';
import MarkerCard from './map-card.tsx';

const card: ListingCard = {
  ...{
    id: listingIdFromNumber(7),
    slug: `corner-flat-${listingIdFromNumber(7)}`,
    title: 'Corner flat',
    state: 'verified',
    demo: false,
  },
  ...{ property_type: 'residential', property_subtype: 'flat', expected_price: 8_500_000, bedrooms: 3 },
  ...{ area: { value: 1450, unit: 'sqft', sqft: 1450 }, position: { lat: 30.7, lng: 76.7 } },
  ...{ locality: 'Sector 70', city: 'Mohali', cover_image: null, posted_on: '2026-11-01', lister: 'owner' },
} as ListingCard;

async function render(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/home">{node}</Router>
    </QueryClientProvider>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const parts: Buffer[] = [];
  for await (const part of prelude) parts.push(part as Buffer);
  return Buffer.concat(parts).toString().replaceAll('<!-- -->', '');
}

const cards = (card: ListingCard): { where: string; shown: ReactNode }[] => [
  { where: 'in the list', shown: <ListingCardView card={card} /> },
  {
    where: 'of a marker',
    shown: (
      <MarkerCard marker={{ kind: 'listing', state: 'verified' } as never} filter={{}} card={card} mayOpen={false} />
    ),
  },
  { where: 'of the newest', shown: <ListingGridCard card={card} /> },
];

it('a mark of several homes under review explains itself, and only a stack with open homes counts them', async () => {
  const of = (marker: MapMarker) => render(<MarkerCard marker={marker} filter={{}} card={undefined} mayOpen={false} />);
  const at = { key: 'k', position: card.position };
  expect(await of({ ...at, kind: 'review' })).toContain('Our staff are checking several homes here. Zoom in');
  const stack = { ...at, kind: 'stack', review: 2 } as const;
  expect(await of({ ...stack, count: 4 })).toMatch(/>4 homes at one address<.*>2 more under review</);
  const underReview = await of({ ...stack, count: 0 });
  expect(underReview).toContain('>2 homes here are under review.<');
  expect(underReview).not.toContain('address');
});

it('a card of a new home with a price cut shows the old price, the difference and the date', async () => {
  const html = await render(<ListingGridCard card={{ ...card, price_cut: { from: 9_000_000, on: '2026-11-20' } }} />);
  expect(html).toMatch(/<s [^>]*>₹90 Lac<\/s>/);
  expect(html).toContain('₹5 Lac');
  expect(html).toMatch(/<time dateTime="2026-11-20"[^>]*>20 Nov 2026</);
  expect(await render(<ListingGridCard card={card} />)).not.toMatch(/<s |₹90 Lac/);
});

it.each(cards({ ...card, posted_on: new Date(Date.now() - 3 * 86_400_000).toISOString() }))(
  'a card $where shows the price per area, the lister and the date',
  async ({ shown }) => {
    const html = await render(shown);
    expect(html).toContain('>₹5,862 per sq.ft<');
    expect(html).toContain('>Owner<');
    expect(html).toContain('>3 days ago<');
  },
);

it.each(cards({ ...card, posted_on: '2026-02-26T06:00:00.000Z', as_of: '2026-03-01' }))(
  'a card $where on a past day shows the day of its posting',
  async ({ shown }) => expect(await render(shown)).toContain('>26 Feb 2026<'),
);

it.each(cards({ ...card, lister: 'agent', title: '3 BHK flat for sale in Sector 70, Mohali' }))(
  'a card $where has no title that repeats its values',
  async ({ shown }) => {
    const html = await render(shown);
    expect(html).not.toMatch(/>[^<]*for sale/);
    expect(html).toContain('>Dealer / Agent<');
  },
);

it.each(cards(card))('a card $where has a heart next to its link, which saves it', async ({ shown }) => {
  const [, after] = (await render(shown)).replaceAll(/<!--.*?-->/g, '').split('</a>');
  expect(after).toMatch(/^<button[^>]*aria-label="Save Corner flat"/);
});

it('a card in the list shows "contacted" rather than "seen"', async () => {
  const html = (done: { contacted?: boolean; seen?: boolean }) => {
    const of = (holds?: boolean) => (holds ? [card.id] : []);
    const marks = { saved: [], own: [], dismissed: [], contacted: of(done.contacted), seen: of(done.seen) };
    queryClient.setQueryData(marksQuery.queryKey, marks);
    return render(<ListingCardView card={card} />).finally(() => queryClient.removeQueries(marksQuery));
  };
  expect(await html({ contacted: true, seen: true })).toContain('>Contacted<');
  expect(await html({ contacted: true, seen: true })).not.toContain('>Seen<');
  expect(await html({ seen: true })).toContain('>Seen<');
  expect(await html({ seen: true })).not.toContain('>Contacted<');
  expect(await html({})).not.toMatch(/>(Seen|Contacted)</);
});

it.each(cards({ ...card, checked: { done: 2, of: 5 } }))(
  'a card $where shows how much staff checked, and never the word verified',
  async ({ shown }) => {
    const html = await render(shown);
    expect(html).toContain('2 of 5 checked');
    expect(html).not.toContain('erified');
  },
);

it.each(cards(card))(
  'U-01 a card $where starts with its photo, then price and figures, then text',
  async ({ shown }) => {
    const html = await render(shown);
    const order = [/<svg[^>]*viewBox="0 0 \d{3}/, /₹85 Lac/, /3 BHK/, /1,450/, />Corner flat</, /Sector 70/];
    const places = order.map((part) => html.search(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  },
);

it.each([
  [12_34_56_789, '12.35 Cr'],
  [85_00_000, '85 Lac'],
  [99_900, '99.9K'],
  [999, 'N/A'],
])('E-27 a price of %i is %s on every card, row and badge', async (price, short) => {
  const priced = { ...card, expected_price: price };
  const own = { ...priced, listing_state: 'verified', edit_status: 'none', reasons: [], leads: 0, views: 0, saves: 0 };
  const item = waitingItem(false);
  const rows: { where: string; shown: ReactNode }[] = [
    ...cards(priced),
    { where: 'on a phone', shown: <ListingCardView card={priced} compact /> },
    { where: 'of its owner', shown: <OwnListingRow listing={own as unknown as OwnListing} onDeleted={() => {}} /> },
    {
      where: 'of staff',
      shown: (
        <ReviewQueueList
          items={[{ ...item, listing: { ...item.listing, expected_price: price } }]}
          claims={new Map()}
          chosen={listingIdFromNumber(1)}
          onChoose={() => {}}
        />
      ),
    },
  ];
  for (const { where, shown } of rows) expect(await render(shown), where).toContain(`>₹${short}<`);
  const marker = { kind: 'listing', key: 'l1', id: 1, subtype: 'flat', state: 'verified', price } as ListingMarker;
  const nobody = {
    saved: new Set<number>(),
    seen: new Set<number>(),
    contacted: new Set<number>(),
    selected: undefined,
  };
  const [{ sprite }] = placeMarkers([{ ...marker, position: card.position }], 15, nobody);
  expect(sprite).toMatchObject({ form: 'badge', text: short === 'N/A' ? short : `₹${short.replace('Lac', 'L')}` });
});

it('has a heart next to its link, never in it, that names what it saves', async () => {
  for (const { where, shown } of cards(card).filter((one) => one.where !== 'of a marker')) {
    const html = await render(shown);
    const heart = html.indexOf('aria-label="Save Corner flat"');
    expect(heart, where).toBeGreaterThan(html.lastIndexOf('</a>'));
    expect(html, where).toMatch(/<button[^>]*aria-pressed="false"[^>]*aria-label="Save Corner flat"/);
  }
});

it('L-27 a demo listing is marked on every card', async () => {
  for (const { where, shown } of cards({ ...card, demo: true })) expect(await render(shown), where).toContain('>Demo<');
  for (const { where, shown } of cards(card)) expect(await render(shown), where).not.toContain('>Demo<');
});
