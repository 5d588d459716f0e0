import type { ListingId } from '@naksha/events/kernel';
import type { Documents } from '../documents/documents.ts';
import { METRES_APART, SQFT } from './duplicate-index.ts';
import type { ListingDocument } from './listing-document.ts';
import { listingKind } from './listing-kind.ts';

/** Requirement G-24. */
export const DUPLICATE_DISTANCE_M = 50;
export const DUPLICATE_AREA_SHARE = 0.02;
export const DUPLICATE_PRICE_SHARE = 0.1;
/** A dealer may have a tower of equal flats. */
const MAX_DUPLICATES = 20;

export async function findProbableDuplicates(
  documents: Documents,
  listings: readonly ListingDocument[],
): Promise<Map<ListingId, ListingDocument[]>> {
  const stated = listings.map(({ id, seller, price, pending, facts }) => ({
    id,
    seller,
    price,
    ...(pending ?? facts),
  }));
  const columns = [
    stated.map(({ id }) => id),
    stated.map(({ seller }) => seller),
    stated.map(({ subtype }) => subtype),
    stated.map(({ area }) => area.sqft),
    stated.map(({ price }) => price),
    stated.map(({ position }) => position.lat),
    stated.map(({ position }) => position.lng),
  ];
  const found = await documents.selectEach<{ listing: ListingId; body: ListingDocument }>(
    `unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::float8[], $6::float8[], $7::float8[])
      as one (listing, seller, subtype, sqft, price, lat, lng)`,
    listingKind,
    'one.listing, found.body',
    // The circle applies before the limit; otherwise a street of equal homes could displace the duplicate.
    `body->>'seller' = one.seller and body->'facts'->>'subtype' = one.subtype
      and ${SQFT} between one.sqft * ${1 - DUPLICATE_AREA_SHARE} and one.sqft * ${1 + DUPLICATE_AREA_SHARE}
      and (body->>'price')::float8 between one.price * ${1 - DUPLICATE_PRICE_SHARE} and one.price * ${1 + DUPLICATE_PRICE_SHARE}
      and ${METRES_APART} <= ${DUPLICATE_DISTANCE_M}
      and id <> one.listing and body->>'state' not in ('sold', 'sold_by_naksha')
      order by ${METRES_APART}, body->>'postedAt' desc limit ${MAX_DUPLICATES}`,
    columns,
  );
  const alike = new Map<ListingId, ListingDocument[]>();
  for (const { listing, body } of found) alike.set(listing, [...(alike.get(listing) ?? []), body]);
  return alike;
}
