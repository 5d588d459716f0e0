import type { DomainEvent } from '../contracts/event.ts';
import type { ListingEvent, MaterialFacts } from '../contracts/listing-events.ts';
import type { Append } from '../event-store/event-store.port.ts';
import { createArea } from '../kernel/area.ts';
import { type AccountId, type ListingId, listingIdFromNumber } from '../kernel/ids.ts';
import type { Rupees } from '../kernel/rupees.ts';

export const sampleListing = (number: number): ListingId => listingIdFromNumber(number);
export const sampleAccount = (number: number): AccountId =>
  `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}` as AccountId;

type Posted = Extract<ListingEvent, { type: 'ListingPosted' }>;

export const sampleFacts: MaterialFacts = {
  propertyType: 'residential',
  subtype: 'flat',
  area: createArea(1250, 'sqft'),
  bedrooms: 3,
  position: { lat: 30.7046, lng: 76.7179 },
  city: 'Mohali',
  locality: 'Sector 70',
};

export const samplePosted = (changes: Partial<Posted['data']> = {}): Posted => ({
  type: 'ListingPosted',
  data: {
    seller: sampleAccount(1),
    lister: 'owner',
    price: 4_500_000 as Rupees,
    facts: sampleFacts,
    free: { title: 'Three bedrooms by the park', amenities: ['lift', 'parkFacing'], rooms: [] },
    demo: false,
    ...changes,
  },
});

export const samplePriceChange = (from: number, to: number): ListingEvent => ({
  type: 'ListingPriceChanged',
  data: { from: from as Rupees, to: to as Rupees },
});

export const sampleAppend = (
  stream: string,
  expectedVersion: number,
  events: readonly DomainEvent[],
  rest: Partial<Append> = {},
): Append => ({
  stream,
  expectedVersion,
  events,
  meta: {
    actor: `account:${sampleAccount(1)}`,
    correlationId: 'correlation',
    causationId: 'causation',
    occurredAt: new Date('2026-11-21T06:00:00Z'),
  },
  ...rest,
});
