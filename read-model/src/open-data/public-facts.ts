import { type OPEN_TABLES, type OpenRow, toAttributeCells } from '@naksha/events/open-data';
import type { ListingDocument } from '../listing/listing-document.ts';

export type PublicFacts = Omit<OpenRow<typeof OPEN_TABLES.listings>, 'day' | 'listing' | 'posted_at' | 'verified_at'>;

const UNSAID = {
  ...{ property_type: null, subtype: null, lat: null, lng: null, city: null, locality: null, project: null },
  ...{ lister: null, price: null, area_sqft: null, photos: null, ...toAttributeCells(undefined) },
} as const;

export const NOT_PUBLIC: PublicFacts = { state: 'off', stale: false, demo: false, ...UNSAID };

/**
 * Under review: only position and kind, as on the map. Free text, photos and registration numbers are never exported.
 */
export function toPublicFacts(listing: ListingDocument): PublicFacts {
  const { state, facts, demo } = listing;
  if (state === 'rejected') return { ...NOT_PUBLIC, demo };
  const { city = null, locality = null, project = null } = facts.placeIds ?? {};
  const marker = {
    ...{ ...UNSAID, state, stale: false, demo, property_type: facts.propertyType, subtype: facts.subtype },
    ...{ lat: facts.position.lat, lng: facts.position.lng, city, locality, project },
  };
  if (state === 'under_review') return marker;
  return {
    ...{ ...marker, stale: listing.stale === true, lister: listing.lister, price: listing.price },
    ...{ area_sqft: facts.area.sqft, photos: facts.photos?.length ?? 0 },
    ...toAttributeCells({ ...facts, ...listing.free }),
  };
}
