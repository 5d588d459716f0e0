import { listingIdFromNumber } from '@naksha/events/kernel';
import { toAmenityAndRoomFlags } from '@naksha/events/wire/listing-codes';
import type { Property } from '@naksha/events/wire/property';

const id = listingIdFromNumber(1);

export const verifiedFlat: Property = {
  ...{ id, slug: `flat-by-the-park-${id}`, title: 'Flat by the park', mine: true, lister: 'builder', ownership: 0 },
  ...{ property_type: 'residential', property_subtype: 'flat', expected_price: 7_450_000, bedrooms: 3, bathrooms: 2 },
  ...{ area: { value: 1450, unit: 'sqft', sqft: 1450 }, position: { lat: 30.7, lng: 76.72 }, car_parkings: 1 },
  ...{ locality: 'Sector 70', city: 'Mohali', project: 'Green Towers', description: 'Morning sun' },
  ...{ amenities: ['gym', 'lift'], rooms: ['poojaRoom'], assisted_by: '', posted_on: '2026-11-01', timeline: [] },
  ...{ state: 'verified', listing_state: 'verified', is_verified: true, demo: false, cover_image: null },
  has_access: { can_view: true, is_liked: false },
  profile_details: {
    ...{ property_type: 'residential', property_subtype: 'flat', bedrooms: 3, bathrooms: 2, car_parkings: 1 },
    ...{ project: 'Green Towers', locality: 'Sector 70', area: 1450, area_det: { area: 1450, unit: 1 } },
    ...toAmenityAndRoomFlags({ amenities: ['gym', 'lift'], rooms: ['poojaRoom'] }),
  },
};
