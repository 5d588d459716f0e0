import { toListingId } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { LatestCard } from '../../landing/latest-card.tsx';
import { ListingCardView } from './listing-card-view.tsx';
import MapCard from './map-card.tsx';

const card: ListingCard = {
  ...{
    id: toListingId(7),
    slug: `corner-flat-${toListingId(7)}`,
    title: 'Corner flat',
    state: 'verified',
    demo: false,
  },
  ...{ property_type: 'residential', property_subtype: 'flat', expected_price: 8_500_000, bedrooms: 3 },
  ...{ area: { value: 1450, unit: 'sqft', sqft: 1450 }, position: { lat: 30.7, lng: 76.7 } },
  ...{ locality: 'Sector 70', city: 'Mohali', cover_image: null, posted_on: '2026-11-01' },
} as ListingCard;

/** With its picture, which comes after the words. */
async function render(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(<Router ssrPath="/home">{node}</Router>, {
    // In one piece, however large the picture is.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const parts: Buffer[] = [];
  for await (const part of prelude) parts.push(part as Buffer);
  return Buffer.concat(parts).toString().replaceAll('<!-- -->', '');
}

/** Each card that stands for a listing which is open to all. */
const cards = (card: ListingCard): { where: string; shown: ReactNode }[] => [
  { where: 'in the list', shown: <ListingCardView card={card} /> },
  {
    where: 'of a marker',
    shown: <MapCard marker={{ kind: 'listing', state: 'verified' } as never} card={card} mayOpen={false} />,
  },
  { where: 'of the newest', shown: <LatestCard card={card} /> },
];

it.each(cards(card))(
  'U-01 a card $where leads with its picture, then price and figures, then words',
  async ({ shown }) => {
    const html = await render(shown);
    // Its drawing is a large one: signs are smaller.
    const order = [/<svg[^>]*viewBox="0 0 \d{3}/, /₹85 Lac/, /3 BHK/, /1,450/, />Corner flat</, /Sector 70/];
    const places = order.map((part) => html.search(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  },
);

it('L-27 a demo listing is marked as one wherever its card stands', async () => {
  for (const { where, shown } of cards({ ...card, demo: true })) expect(await render(shown), where).toContain('>Demo<');
  for (const { where, shown } of cards(card)) expect(await render(shown), where).not.toContain('>Demo<');
});
