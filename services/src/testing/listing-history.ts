import type { ListingEvent, MaterialFacts } from '@naksha/events/contracts';
import type { Rupees, TextId } from '@naksha/events/kernel';
import { sampleFacts } from '@naksha/events/testing';
import { seller } from './sample-listing.ts';

export const price = 8_500_000 as Rupees;
export const text = '00000000-0000-7000-8000-0000000000aa' as TextId;

export const facts: MaterialFacts = {
  ...sampleFacts,
  area: { value: 1450, unit: 'sqft', sqft: 1450 },
  bathrooms: 2,
  position: { lat: 30.7, lng: 76.721 },
};
export const free = { title: '3 BHK flat', description: text, amenities: [], rooms: [] };

export const posted: Extract<ListingEvent, { type: 'ListingPosted' }> = {
  type: 'ListingPosted',
  data: { seller: seller.account, lister: 'owner', price, facts, free, demo: false },
};
export const verified: ListingEvent = { type: 'ListingVerified', data: { checks: ['phone_reached'], price } };
export const rejected: ListingEvent = {
  type: 'ListingRejected',
  data: { reasons: ['The photos show another flat'], seller: seller.account },
};
export const sold: ListingEvent = { type: 'ListingSold', data: { by: 'owner' } };
export const deleted: ListingEvent = { type: 'ListingDeleted', data: { by: 'owner' } };
export const larger: MaterialFacts = { ...facts, area: { value: 1500, unit: 'sqft', sqft: 1500 } };
export const revised: ListingEvent = { type: 'ListingFactsRevised', data: { facts: larger } };
export const questioned: ListingEvent = { type: 'ListingQuestioned', data: { kind: 'sold', by: 'reviewer' } };
export const priceChanged: ListingEvent = {
  type: 'ListingPriceChanged',
  data: { from: price, to: 8_000_000 as Rupees },
};
export const reworded: ListingEvent = {
  type: 'ListingReworded',
  data: { free: { ...free, title: 'Another title' } },
};
export const confirmed: ListingEvent = { type: 'AvailabilityConfirmed', data: {} };
export const sampleLapsed = (day: string): ListingEvent => ({
  type: 'AvailabilityLapsed',
  data: { due: `${day}T06:00:00.000Z` },
});

/** At 6:00 UTC of that day. */
export const eventOnDay = (day: string, event: ListingEvent): ListingEvent =>
  Object.assign({ occurredAt: `${day}T06:00:00.000Z` }, event);
