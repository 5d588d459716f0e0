import type { ListingId } from '@naksha/events/kernel';
import type { Documents } from '../documents/documents.ts';
import { METRES_APART, SQFT } from './alike-index.ts';
import type { ListingDocument } from './listing-document.ts';
import { listingKind } from './listing-kind.ts';

/** Requirement G-24. */
export const ALIKE_M = 50;
export const ALIKE_AREA = 0.02;
export const ALIKE_PRICE = 0.1;
/** A dealer may have a tower of equal flats. */
const MOST = 20;

export async function findAlike(
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
      and ${SQFT} between one.sqft * ${1 - ALIKE_AREA} and one.sqft * ${1 + ALIKE_AREA}
      and (body->>'price')::float8 between one.price * ${1 - ALIKE_PRICE} and one.price * ${1 + ALIKE_PRICE}
      and ${METRES_APART} <= ${ALIKE_M}
      and id <> one.listing and body->>'state' not in ('sold', 'sold_by_naksha')
      order by ${METRES_APART}, body->>'postedAt' desc limit ${MOST}`,
    columns,
  );
  const alike = new Map<ListingId, ListingDocument[]>();
  for (const { listing, body } of found) alike.set(listing, [...(alike.get(listing) ?? []), body]);
  return alike;
}
