import type { Caller } from '@naksha/events/contracts';
import { type AccountId, TRICITY_REGION } from '@naksha/events/kernel';
import type { ListingDraft } from '../listings/listing-draft.ts';

export { gazetteer } from './sample-places.ts';

const account = (n: number) => `00000000-0000-7000-8000-00000000000${n}` as AccountId;

export const seller: Caller = { account: account(1), staff: false };
export const buyer: Caller = { account: account(2), staff: false };
export const staff: Caller = { account: account(3), staff: true, roles: ['administrator'] };
export const sellingStaff: Caller = { account: seller.account, staff: true, roles: ['administrator'] };

export const region = TRICITY_REGION;
export const now = new Date('2026-11-27T06:00:00Z');
export const flat: ListingDraft = {
  property_type: 'residential',
  property_subtype: 'flat',
  title: '3 BHK flat near the park',
  expected_price: 8_500_000,
  area: { value: 1450, unit: 'sqft' },
  bedrooms: 3,
  bathrooms: 2,
  car_parkings: 1,
  position: { lat: 30.7, lng: 76.721 },
  project: 'Green Towers',
  lister: 'owner',
  ownership: 0,
  description: 'Morning sun, quiet neighbours.',
  amenities: ['park', 'lift'],
  rooms: ['poojaRoom'],
};

export const plot: ListingDraft = {
  ...flat,
  property_subtype: 'residential-plot',
  title: 'Corner plot',
  area: { value: 250, unit: 'sqyd' },
  bedrooms: null,
  bathrooms: null,
  car_parkings: null,
};
