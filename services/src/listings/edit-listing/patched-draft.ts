import {
  AMENITIES,
  ATTRIBUTES,
  type Position,
  ROOM_FLAGS,
  type Subtype,
  subtypeHasAttribute,
  toWireAttributes,
} from '@naksha/events/kernel';
import type { EditData } from '@naksha/events/wire/edit-data';
import { applyFlagsToNames } from '@naksha/events/wire/listing-codes';
import type { FactsDraft } from '../check-facts.ts';
import type { PostedListing } from '../listing.ts';
import type { ListingPatch } from '../listing-draft.ts';

/** Including a pending revision; without the description. */
export function toEditableValues(listing: PostedListing): Omit<EditData, 'id' | 'lister' | 'description'> {
  const facts = listing.pending ?? listing.facts;
  return {
    property_type: facts.propertyType,
    property_subtype: facts.subtype,
    title: listing.free.title,
    expected_price: listing.price,
    area: { value: facts.area.value, unit: facts.area.unit },
    ...toWireAttributes({ ...facts, ...listing.free }),
    position: facts.position,
    city: facts.city ?? '',
    locality: facts.locality ?? '',
    project: facts.project,
    amenities: listing.free.amenities,
    rooms: listing.free.rooms,
    photos: facts.photos,
    cover: facts.cover,
  };
}

/**
 * Edits follow the rules of posting. Moving resets city and locality unless the patch names them; changing the kind
 * drops rooms it cannot have unless the patch names them; removing the cover makes the first photo the cover.
 */
export function applyListingPatch(before: PostedListing, patch: ListingPatch): FactsDraft {
  const newest = toEditableValues(before);
  const subtype = (patch.property_subtype ?? newest.property_subtype) as Subtype;
  const moved = patch.position !== undefined && !isSamePosition(patch.position, newest.position);
  const current: FactsDraft = {
    ...newest,
    ...Object.fromEntries(
      ATTRIBUTES.filter((attribute) => !subtypeHasAttribute(subtype, attribute)).map(({ wire }) => [wire, undefined]),
    ),
    ...(moved && { city: undefined, locality: undefined }),
    ...(patch.photos !== undefined && !patch.photos?.includes(newest.cover ?? '') && { cover: undefined }),
  };
  const given = Object.entries(patch).filter(([, value]) => value !== undefined);
  return {
    ...current,
    ...Object.fromEntries(given),
    amenities: applyFlagsToNames(
      patch.amenities === null ? [] : (patch.amenities ?? newest.amenities),
      patch,
      AMENITIES,
    ),
    // As a boolean it is one flag of the list, not the list.
    rooms: applyFlagsToNames(
      patch.rooms === null ? [] : Array.isArray(patch.rooms) ? patch.rooms : newest.rooms,
      patch,
      ROOM_FLAGS,
    ),
  };
}

const isSamePosition = (a: Position, b: Position): boolean => a.lat === b.lat && a.lng === b.lng;
