import type { Base } from './base.ts';
import { type Bitmap, lowest } from './bitmap.ts';
import { type RangeBitmaps, rangeMasks } from './range-bitmaps.ts';
import type { RowTest } from './row-test.ts';

/** Prices and areas are below 2^31, so that differences of them are too. */
const LARGEST = 2 ** 31 - 1;

/**
 * Writes the rows of the base that live and match, 32 rows at a time.
 * @param bits of which nothing needs to be known
 */
export function matchingRows(base: Base, test: RowTest, ground: Bitmap | undefined, bits: Bitmap): void {
  const { alive, facets, columns, none } = base;
  const onGround = ground ?? alive;
  const ofType = test.type === undefined ? alive : facets.type[test.type];
  const ofSubtype = test.subtype === undefined ? alive : facets.subtype[test.subtype];
  const withBedrooms = test.bedrooms === 0 ? alive : facets.bedrooms[test.bedrooms];
  for (let at = 0; at < bits.length; at++)
    bits[at] = alive[at] & onGround[at] & ofType[at] & ofSubtype[at] & withBedrooms[at];
  keepRange(bits, base.price, columns.price, test.minPrice, test.maxPrice, none);
  keepRange(bits, base.area, columns.area, test.minArea, test.maxArea, none);
}

/** Takes out the rows whose value lies outside of the range; only those in an edge bucket are looked at. */
function keepRange(
  bits: Bitmap,
  ranges: RangeBitmaps,
  values: Uint32Array,
  min: number,
  max: number,
  none: Bitmap,
): void {
  if (min === 0 && max === Number.POSITIVE_INFINITY) return;
  const { from, above, sureFrom, sureAbove } = rangeMasks(ranges, min, max, none);
  for (let at = 0; at < bits.length; at++) {
    const word = bits[at] & from[at] & ~above[at];
    const edge = word & ~(sureFrom[at] & ~sureAbove[at]);
    bits[at] = edge === 0 ? word : word & ~outside(values, edge, at << 5, min, max);
  }
}

/** Those rows of a word whose value lies outside of the range. @param first row of the word */
function outside(values: Uint32Array, word: number, first: number, min: number, max: number): number {
  const most = Math.min(max, LARGEST);
  let out = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    const value = values[first + lowest(rest)];
    // All ones where a difference is negative: which rows of an edge match is a coin's toss, and a branch on it costs more.
    out |= rest & -rest & (((value - min) | (most - value)) >> 31);
  }
  return out;
}
