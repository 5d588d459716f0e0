import type { DomainEvent } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import {
  type AccountId,
  createArea,
  type ListingId,
  listingIdFromNumber,
  nameInterestStream,
  nameListingStream,
  type Position,
  type Rupees,
} from '@naksha/events/kernel';

const CALLERS = 128;
const FIRST = 3_000_000;
/** Listings are distributed among them in turn. */
export const SELLERS = 900;

export const benchListingId = (number: number): ListingId => listingIdFromNumber(FIRST + number);

/** Ten events per three listings, half of them with a buyer. */
export async function fillStoreWithListings(store: EventStore, listings: number): Promise<void> {
  let next = 0;
  const meta = { actor: 'system', correlationId: 'bench', causationId: 'bench', occurredAt: new Date() } as const;
  const append = async (stream: string, events: readonly DomainEvent[]) => {
    const { outcome } = await store.append({ stream, expectedVersion: 0, events, meta });
    if (outcome !== 'appended') throw new Error(`Append failed with outcome “${outcome}”`);
  };
  const caller = async () => {
    while (next < listings) {
      const number = next++;
      const listing = benchListingId(number);
      await append(nameListingStream(listing), generateListingHistory(number));
      if (number % 2)
        await append(nameInterestStream(listing, benchAccountId(number % 500)), interestIn(listing, number % 500));
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
}

export const benchAccountId = (number: number): AccountId =>
  `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}` as AccountId;

export const benchPosition = (number: number): Position => ({
  lat: 30.6 + (number % 977) / 5000,
  lng: 76.6 + (number % 1009) / 5000,
});

export function generateListingHistory(number: number): DomainEvent[] {
  const price = (3_000_000 + ((number * 7919) % 20_000) * 1000) as Rupees;
  const life: DomainEvent[] = [
    {
      type: 'ListingPosted',
      data: {
        seller: benchAccountId(number % SELLERS),
        lister: 'owner',
        price,
        facts: {
          propertyType: 'residential',
          subtype: 'flat',
          area: createArea(900 + (number % 1200), 'sqft'),
          bedrooms: 3,
          position: benchPosition(number),
          city: 'Mohali',
          locality: `Sector ${number % 120}`,
        },
        free: { title: `Three bedrooms by the park ${number}`, amenities: ['lift', 'parkFacing'], rooms: [] },
        demo: false,
      },
    },
    { type: 'ListingVerified', data: { checks: ['phone_reached'], price } },
  ];
  if (number % 3 === 0)
    life.push({ type: 'ListingPriceChanged', data: { from: price, to: (price - 100_000) as Rupees } });
  return life;
}

function interestIn(listing: ListingId, buyer: number): DomainEvent[] {
  const between = { listing, buyer: benchAccountId(buyer) };
  const day = '2026-11-21';
  return [
    { type: 'ListingViewed', data: { ...between, day } },
    { type: 'ListingContacted', data: { ...between, seller: benchAccountId(buyer + 1), day } },
  ];
}
