import {
  type BBox,
  FACETS,
  listAttributeTermAlternatives,
  listListingTermAlternatives,
  type MapFilter,
  PROPERTY_TYPES,
  SUBTYPES,
} from '@naksha/events/kernel';
import { type Bitmap, countBitsOfWord, setBit, setBits } from '../base/bitmap.ts';
import {
  OWNER,
  readBedroomCount,
  readStateCode,
  SUBTYPE_MASK,
  SUBTYPE_SHIFT,
  TYPE_MASK,
  UNDER_REVIEW,
} from '../base/columns.ts';
import { visitCells } from '../base/directory.ts';
import { addRowsOfTerm } from '../base/postings.ts';
import { type CompiledFilter, matchesRow } from '../filters/compiled-filter.ts';
import { bboxToRect, rectContainsPoint, rectRelativeToSquare } from '../rows/root-square.ts';
import type { RowStore } from '../rows/row-store.ts';
import { WHOLE_WORLD } from './count-matches.ts';

/** Base rows as bits in the words `first ≤ word < end`; delta rows by number. */
export type Rows = { bits: Bitmap; first: number; end: number; late: number[] };
export type Condition = { name: keyof MapFilter; bits: Bitmap; passes(late: number): boolean };

/** Cheap to leave out, so that one compiled filter serves all counts. */
export function listRemovableConditions({ base, delta, vocabulary }: RowStore, filter: MapFilter): Condition[] {
  const conditions: Condition[] = [];
  const { columns } = delta;
  const packed = (name: keyof MapFilter, bits: Bitmap, mask: number, value: number) =>
    conditions.push({ name, bits, passes: (row) => (columns.facets[row] & mask) === value });
  const type = PROPERTY_TYPES.indexOf(filter.propertyType!);
  if (type >= 0) packed('propertyType', base.facets.type[type], TYPE_MASK, type);
  const subtype = SUBTYPES.indexOf(filter.subtype!);
  if (subtype >= 0) packed('subtype', base.facets.subtype[subtype], SUBTYPE_MASK, subtype << SUBTYPE_SHIFT);
  if (filter.lister === 'owner') packed('lister', base.facets.owner, OWNER, OWNER);
  const { bedroom } = filter;
  if (bedroom)
    conditions.push({
      name: 'bedroom',
      bits: base.facets.bedrooms[bedroom],
      passes: (row) => readBedroomCount(columns, row) >= bedroom,
    });
  const terms = (name: keyof MapFilter, texts: readonly string[]) => {
    const numbers = texts.flatMap((text) => vocabulary.find(text) ?? []);
    const bits = new Uint32Array(base.alive.length);
    for (const number of numbers) addRowsOfTerm(bits, base.postings, number);
    conditions.push({ name, bits, passes: (row) => numbers.some((number) => delta.terms[row].includes(number)) });
  };
  if (filter.lister && filter.lister !== 'owner')
    terms('lister', listListingTermAlternatives({ lister: filter.lister }).flat());
  for (const { name, facet } of FACETS) {
    if (filter[name] === undefined || facet.by === 'range') continue;
    terms(name, listAttributeTermAlternatives({ [name]: filter[name] }).flat());
  }
  return conditions;
}

export function withoutFilters(filter: MapFilter, ...names: (keyof MapFilter)[]): MapFilter {
  const rest = { ...filter };
  for (const name of names) delete rest[name];
  return rest;
}

export function findRowsInView({ base, delta, square }: RowStore, bbox: BBox | undefined): Rows {
  const rect = rectRelativeToSquare(square, bbox ? bboxToRect(bbox) : WHOLE_WORLD);
  const bits = new Uint32Array(base.alive.length);
  let [first, end] = [bits.length, 0];
  const include = (start: number, stop: number) => {
    first = Math.min(first, start >>> 5);
    end = Math.max(end, (stop + 31) >>> 5);
  };
  visitCells(base.directory, square.bits, rect, {
    whole(_step, _key, start, stop) {
      setBits(bits, start, stop);
      include(start, stop);
    },
    cut(start, stop) {
      for (let row = start; row < stop; row++)
        if (rectContainsPoint(rect, base.columns.x[row], base.columns.y[row])) setBit(bits, row, true);
      include(start, stop);
    },
  });
  const review = base.facets.state[UNDER_REVIEW];
  for (let at = first; at < end; at++) bits[at] &= ~review[at];
  const late: number[] = [];
  for (let row = 0; row < delta.n; row++)
    if (
      rectContainsPoint(rect, delta.columns.x[row], delta.columns.y[row]) &&
      readStateCode(delta.columns, row) !== UNDER_REVIEW
    )
      late.push(row);
  return { bits, first, end, late };
}

export const intersectWithFilter = ({ delta }: RowStore, rows: Rows, filter: CompiledFilter): Rows => ({
  ...rows,
  bits: intersect(rows, filter.bits),
  late: rows.late.filter((row) => matchesRow(filter, delta.columns, row, delta.terms[row])),
});

export const intersectWithCondition = (rows: Rows, { bits, passes }: Condition): Rows => ({
  ...rows,
  bits: intersect(rows, bits),
  late: rows.late.filter(passes),
});

function intersect({ bits, first, end }: Rows, other: Bitmap): Bitmap {
  const both = new Uint32Array(bits.length);
  for (let at = first; at < end; at++) both[at] = bits[at] & other[at];
  return both;
}

export function countCommonBaseRows({ bits, first, end }: Rows, among: Bitmap): number {
  let sum = 0;
  for (let at = first; at < end; at++) sum += countBitsOfWord(bits[at] & among[at]);
  return sum;
}
