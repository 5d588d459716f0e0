import type { Base } from '../base/base.ts';
import { and, type Bitmap, lowest } from '../base/bitmap.ts';
import type { NumberColumn } from '../base/columns.ts';
import { type RangeBitmaps, rangeMasks } from '../base/range-bitmaps.ts';
import { hasUnindexed, passesUnindexed, type RowTest } from './row-test.ts';

/** Prices and areas are below 2^31, so that differences of them are too. */
const LARGEST = 2 ** 31 - 1;

/**
 * Writes the rows of the base that live and match, 32 rows at a time.
 * @param bits of which nothing needs to be known
 */
export function matchingRows(base: Base, test: RowTest, candidates: Bitmap | undefined, bits: Bitmap): void {
  const { alive, facets, columns, none } = base;
  const among = candidates ?? alive;
  const ofType = test.type === undefined ? alive : facets.type[test.type];
  const ofSubtype = test.subtype === undefined ? alive : facets.subtype[test.subtype];
  const withBedrooms = test.bedrooms === 0 ? alive : facets.bedrooms[test.bedrooms];
  for (let at = 0; at < bits.length; at++)
    bits[at] = alive[at] & among[at] & ofType[at] & ofSubtype[at] & withBedrooms[at];
  if (test.owner) and(bits, facets.owner);
  keepRange(bits, base.price, columns.price, test.minPrice, test.maxPrice, none);
  keepRange(bits, base.area, columns.area, test.minArea, test.maxArea, none);
  for (const { column, least, most } of test.numbers) keepNumbers(bits, columns.numbers[column], least, most);
  if (!hasUnindexed(test)) return;
  for (let at = 0; at < bits.length; at++)
    for (let rest = bits[at]; rest !== 0; rest &= rest - 1)
      if (!passesUnindexed(test, columns, (at << 5) + lowest(rest))) bits[at] &= ~(rest & -rest);
}

/** Takes out the rows whose number lies outside of the range; all others that are left are looked at. */
function keepNumbers(bits: Bitmap, values: NumberColumn | undefined, least: number, most: number): void {
  if (!values) bits.fill(0);
  else for (let at = 0; at < bits.length; at++) bits[at] &= ~outsideNumbers(values, bits[at], at << 5, least, most);
}

/** As `outside`. Apart from it, so that looking at prices stays compiled for one kind of array. */
function outsideNumbers(values: NumberColumn, word: number, first: number, least: number, most: number): number {
  let out = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    const value = values[first + lowest(rest)];
    out |= rest & -rest & (((value - least) | (most - value)) >> 31);
  }
  return out;
}

/** Words of which some rows lie in an edge bucket: where they are, and those rows. Room that one query leaves to the next. */
let edgeAt = new Uint32Array(0);
let edgeRows = new Int32Array(0);

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
  if (edgeAt.length < bits.length) {
    edgeAt = new Uint32Array(bits.length);
    edgeRows = new Int32Array(bits.length);
  }
  // Which words have edges is a coin's toss, and a wrongly guessed branch costs more than the rest of its word: each is
  // written down, and those without are written over.
  let edges = 0;
  for (let at = 0; at < bits.length; at++) {
    const word = bits[at] & from[at] & ~above[at];
    const edge = word & ~(sureFrom[at] & ~sureAbove[at]);
    bits[at] = word;
    edgeAt[edges] = at;
    edgeRows[edges] = edge;
    edges += edge === 0 ? 0 : 1;
  }
  // Values are whole.
  const least = Math.ceil(Math.min(min, LARGEST));
  const most = Math.floor(Math.min(max, LARGEST));
  for (let k = 0; k < edges; k++) {
    const at = edgeAt[k];
    bits[at] &= ~outside(values, edgeRows[k], at << 5, least, most);
  }
}

/** Those rows of a word whose value lies outside of the range. @param first row of the word */
function outside(values: Uint32Array, word: number, first: number, least: number, most: number): number {
  let out = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    const value = values[first + lowest(rest)];
    // All ones where a difference is negative, instead of a branch.
    out |= rest & -rest & (((value - least) | (most - value)) >> 31);
  }
  return out;
}
