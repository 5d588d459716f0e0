import type { Base } from '../base/base.ts';
import { type Bitmap, intersectWith, lowestBitIndex } from '../base/bitmap.ts';
import type { NumberColumn } from '../base/columns.ts';
import { findRangeMasks, type RangeBitmaps } from '../base/range-bitmaps.ts';
import { hasUnindexedConditions, passesUnindexedConditions, type RowTest } from './row-test.ts';

/** Prices and areas are below 2^31, and so are their differences. */
const LARGEST = 2 ** 31 - 1;

/** `bits`: overwritten. */
/** `reached`: rows that pass the test's `reach`, if known. */
export function fillMatchingRows(
  base: Base,
  { reach, ...others }: RowTest,
  candidates: Bitmap | undefined,
  bits: Bitmap,
  reached?: Bitmap,
): void {
  const test: RowTest = { ...others, reach: reached ? undefined : reach };
  const { alive, facets, columns, none } = base;
  const among = candidates ?? alive;
  const ofType = test.type === undefined ? alive : facets.type[test.type];
  const ofSubtype = test.subtype === undefined ? alive : facets.subtype[test.subtype];
  const withBedrooms = test.bedrooms === 0 ? alive : facets.bedrooms[test.bedrooms];
  for (let at = 0; at < bits.length; at++)
    bits[at] = alive[at] & among[at] & ofType[at] & ofSubtype[at] & withBedrooms[at];
  if (reached) intersectWith(bits, reached);
  if (test.owner) intersectWith(bits, facets.owner);
  removeOutsideRange(bits, base.price, columns.price, test.minPrice, test.maxPrice, none);
  removeOutsideRange(bits, base.area, columns.area, test.minArea, test.maxArea, none);
  for (const { column, least, most } of test.numbers) removeOutsideNumbers(bits, columns.numbers[column], least, most);
  if (!hasUnindexedConditions(test)) return;
  for (let at = 0; at < bits.length; at++)
    for (let rest = bits[at]; rest !== 0; rest &= rest - 1)
      if (!passesUnindexedConditions(test, columns, (at << 5) + lowestBitIndex(rest))) bits[at] &= ~(rest & -rest);
}

function removeOutsideNumbers(bits: Bitmap, values: NumberColumn | undefined, least: number, most: number): void {
  if (!values) bits.fill(0);
  else for (let at = 0; at < bits.length; at++) bits[at] &= ~outsideNumbers(values, bits[at], at << 5, least, most);
}

/** Separate from `outside`, so that the price check stays compiled for one array type. */
function outsideNumbers(values: NumberColumn, word: number, first: number, least: number, most: number): number {
  let out = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    const value = values[first + lowestBitIndex(rest)];
    out |= rest & -rest & (((value - least) | (most - value)) >> 31);
  }
  return out;
}

/** Reused by the next query. */
let edgeAt = new Uint32Array(0);
let edgeRows = new Int32Array(0);

/** Checks only rows in an edge bucket. */
function removeOutsideRange(
  bits: Bitmap,
  ranges: RangeBitmaps,
  values: Uint32Array,
  min: number,
  max: number,
  none: Bitmap,
): void {
  if (min === 0 && max === Number.POSITIVE_INFINITY) return;
  const { from, above, sureFrom, sureAbove } = findRangeMasks(ranges, min, max, none);
  if (edgeAt.length < bits.length) {
    edgeAt = new Uint32Array(bits.length);
    edgeRows = new Int32Array(bits.length);
  }
  // Branching on edge rows would be mispredicted: every word is written to the list, and overwritten if it has none.
  let edges = 0;
  for (let at = 0; at < bits.length; at++) {
    const word = bits[at] & from[at] & ~above[at];
    const edge = word & ~(sureFrom[at] & ~sureAbove[at]);
    bits[at] = word;
    edgeAt[edges] = at;
    edgeRows[edges] = edge;
    edges += edge === 0 ? 0 : 1;
  }
  // Values are integers.
  const least = Math.ceil(Math.min(min, LARGEST));
  const most = Math.floor(Math.min(max, LARGEST));
  for (let k = 0; k < edges; k++) {
    const at = edgeAt[k];
    bits[at] &= ~outside(values, edgeRows[k], at << 5, least, most);
  }
}

function outside(values: Uint32Array, word: number, first: number, least: number, most: number): number {
  let out = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    const value = values[first + lowestBitIndex(rest)];
    // All ones if a difference is negative; avoids a branch.
    out |= rest & -rest & (((value - least) | (most - value)) >> 31);
  }
  return out;
}
