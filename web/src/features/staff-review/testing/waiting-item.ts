import { type AccountId, listingIdFromNumber } from '@naksha/events/kernel';
import type { ReviewItem } from '@naksha/events/wire/review';

export const waitingItem = (demo: boolean): ReviewItem => ({
  listing: {
    ...{
      id: listingIdFromNumber(1),
      slug: 'flat-1',
      title: 'A flat',
      property_type: 'residential',
      property_subtype: 'flat',
    },
    ...{
      expected_price: 4_500_000,
      area: { value: 1000, unit: 'sqft', sqft: 1000 },
      city: 'Mohali',
      locality: 'Phase 1',
    },
    ...{
      position: { lat: 30.7, lng: 76.7 },
      state: 'under_review',
      listing_state: 'under_review',
      posted_on: '2026-11-01',
    },
    ...{ cover_image: null, lister: 'owner', details: {}, amenities: [], seller: 's' as AccountId, own: false, demo },
  },
  waiting_since: '2026-11-01T10:00:00.000Z',
});
