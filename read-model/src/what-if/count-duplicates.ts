import { distanceInMeters } from '@naksha/events/kernel';
import type { ListingDocument } from '../listing/listing-document.ts';
import { DUPLICATE_AREA_SHARE, DUPLICATE_PRICE_SHARE } from '../listing/probable-duplicates.ts';

/** By the rule shown to staff, with another distance. */
export function countDuplicates(listings: readonly ListingDocument[], withinM: number): number {
  const open = listings.filter(({ state }) => state !== 'sold' && state !== 'sold_by_naksha');
  const groups = Map.groupBy(open, ({ seller, facts }) => `${seller} ${facts.subtype}`);
  let pairs = 0;
  for (const group of groups.values())
    for (const [k, a] of group.entries()) for (const b of group.slice(k + 1)) if (isAlike(a, b, withinM)) pairs++;
  return pairs;
}

const isNear = (a: number, b: number, share: number): boolean => Math.abs(a - b) <= share * a;
const isAlike = (a: ListingDocument, b: ListingDocument, withinM: number): boolean =>
  isNear(a.facts.area.sqft, b.facts.area.sqft, DUPLICATE_AREA_SHARE) &&
  isNear(a.price, b.price, DUPLICATE_PRICE_SHARE) &&
  distanceInMeters(a.facts.position, b.facts.position) <= withinM;
