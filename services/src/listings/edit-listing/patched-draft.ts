import { PLOTS, type Position, SUBTYPES_WITH_BEDROOMS, type Subtype } from '@naksha/events/kernel';
import type { FactsDraft } from '../check-facts.ts';
import type { PostedListing } from '../listing.ts';
import type { ListingPatch } from '../listing-draft.ts';

/**
 * The listing as it would be posted anew with the patch: so an edit obeys the same rules as a post.
 * Where a listing moves, city and locality follow the position unless the patch names them; where it changes its
 * subtype, rooms that the new one can't have fall away unless the patch insists.
 */
export function patchedDraft(before: PostedListing, patch: ListingPatch): FactsDraft {
  const facts = before.pending ?? before.facts;
  const subtype = (patch.property_subtype ?? facts.subtype) as Subtype;
  const moved = patch.position !== undefined && !samePlace(patch.position, facts.position);
  const isPlot = PLOTS.includes(subtype);
  const current: FactsDraft = {
    property_type: facts.propertyType,
    property_subtype: facts.subtype,
    title: before.free.title,
    expected_price: before.price,
    area: { value: facts.area.value, unit: facts.area.unit },
    bedrooms: SUBTYPES_WITH_BEDROOMS.includes(subtype) ? facts.bedrooms : undefined,
    bathrooms: isPlot ? undefined : facts.bathrooms,
    car_parkings: isPlot ? undefined : facts.carParkings,
    ownership: facts.ownership,
    position: facts.position,
    city: moved ? undefined : facts.city,
    locality: moved ? undefined : facts.locality,
    project: facts.project,
    amenities: before.free.amenities,
    rooms: before.free.rooms,
  };
  const given = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...current, ...Object.fromEntries(given) };
}

const samePlace = (a: Position, b: Position): boolean => a.lat === b.lat && a.lng === b.lng;
