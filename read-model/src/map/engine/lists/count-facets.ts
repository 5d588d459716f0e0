import {
  AMENITIES,
  allowsFacet,
  type BBox,
  decodeNumber,
  FACETS,
  type Facet,
  facetOptions,
  facetTerms,
  facetWire,
  filterTerms,
  LISTING_FILTERS,
  listingFilterTerms,
  type MapFilter,
  matchesFacet,
  NUMBER_FACETS,
  type NumberFacet,
  PROPERTY_TYPES,
  parseFacet,
  SUBTYPES,
} from '@naksha/events/kernel';
import { type Bitmap, fillOnes, lowest, ones, put } from '../base/bitmap.ts';
import {
  type Columns,
  OWNER,
  readBedrooms,
  readNumber,
  readState,
  SUBTYPE_MASK,
  SUBTYPE_SHIFT,
  TYPE_MASK,
  UNDER_REVIEW,
} from '../base/columns.ts';
import { visitCells } from '../base/directory.ts';
import { countTerm, orTerm } from '../base/postings.ts';
import { type CompiledFilter, matchesRow } from '../filters/compiled-filter.ts';
import { contains, relativeRect, toRect } from '../rows/root-square.ts';
import type { RowStore } from '../rows/row-store.ts';
import { EVERYWHERE } from './count-matches.ts';

/** Homes per option; `notGiven` are homes whose subtype has the attribute but no value. */
export type OptionCounts = { options: Record<string, number>; notGiven?: number };
/**
 * `total` match the whole filter. Options are counted without their own parameter's condition, so each count is what choosing the
 * option finds.
 */
export type FacetCounts = { total: number; facets: Record<string, OptionCounts> };

/** Base rows as bits, only in the words `first ≤ word < end`, and delta rows by number. */
type Rows = { bits: Bitmap; first: number; end: number; late: number[] };
/** A condition that some counts leave out. */
type Condition = { name: keyof MapFilter; bits: Bitmap; passes(late: number): boolean };

/** Homes under review are not counted: only their position and kind are public. */
export function countFacets(
  store: RowStore,
  compile: (filter: MapFilter) => CompiledFilter,
  filter: MapFilter,
  bbox: BBox | undefined,
): FacetCounts {
  const { facets } = store.base;
  const conditions = listConditions(store, filter);
  const always = without(filter, ...conditions.map(({ name }) => name));
  const view = narrow(store, findView(store, bbox), compile(always));
  const rowsWithout = (...names: (keyof MapFilter)[]): Rows =>
    conditions.filter(({ name }) => !names.includes(name)).reduce(meet, view);
  const all = rowsWithout();
  const given = new Uint32Array(all.bits.length);
  const ofFacet = ({ name, facet }: Facet): Rows => {
    if (name === 'bedrooms') return rowsWithout('bedroom', 'bedrooms');
    if (facet.by !== 'range' || filter[name] === undefined) return rowsWithout(name);
    const others = conditions.reduce(meet, findView(store, bbox));
    return narrow(store, others, compile(without(always, name)));
  };
  const countBits = (rows: Rows, bits: Bitmap, mask: number, value: number): number =>
    countWithin(rows, bits) + rows.late.filter((row) => (store.delta.columns.facets[row] & mask) === value).length;
  const countKinds = (rows: Rows, kinds: readonly string[], bitmaps: Bitmap[], mask: number, shift: number) => ({
    options: Object.fromEntries(kinds.map((kind, k) => [kind, countBits(rows, bitmaps[k], mask, k << shift)])),
  });
  const countListingTerm = (term: string): number => {
    const number = store.vocabulary.find(term);
    if (number === undefined) return 0;
    const late = all.late.filter((row) => store.delta.terms[row].includes(number));
    return countTerm(store.base.postings, number, all.bits, all, given) + late.length;
  };
  return {
    total: countWithin(all, all.bits) + all.late.length,
    facets: {
      // Choosing a type resets the subtype.
      property_type: countKinds(rowsWithout('propertyType', 'subtype'), PROPERTY_TYPES, facets.type, TYPE_MASK, 0),
      property_subtype: countKinds(rowsWithout('subtype'), SUBTYPES, facets.subtype, SUBTYPE_MASK, SUBTYPE_SHIFT),
      lister: { options: { owner: countBits(rowsWithout('lister'), facets.owner, OWNER, OWNER) } },
      ...Object.fromEntries(
        FACETS.filter((facet) => allowsFacet(filter, facet)).map((facet) => [
          facetWire(facet),
          countFacet(store, ofFacet(facet), facet, given),
        ]),
      ),
      // A home must have all chosen amenities, so their own condition is kept.
      ...Object.fromEntries(
        LISTING_OPTIONS.map(({ wire, options }) => [
          wire,
          { options: Object.fromEntries(options.map(({ text, term }) => [text, countListingTerm(term)])) },
        ]),
      ),
    },
  };
}

/** @param given overwritten */
function countFacet(store: RowStore, rows: Rows, facet: Facet, given: Bitmap): OptionCounts {
  const { base, delta, vocabulary } = store;
  given.fill(0, rows.first, rows.end);
  const lateGiven = new Set<number>();
  const countTerms = () =>
    facetTerms(facet).map(({ term, value }) => {
      const number = vocabulary.find(term);
      if (number === undefined) return { value, count: 0 };
      const late = rows.late.filter((row) => delta.terms[row].includes(number));
      for (const row of late) lateGiven.add(row);
      return { value, count: countTerm(base.postings, number, rows.bits, rows, given) + late.length };
    });
  const numbered = NUMBER_FACETS.find(({ name }) => name === facet.name);
  const counts = numbered ? countNumbers(store, rows, numbered, { given, lateGiven }) : countTerms();
  const options = facetOptions(facet).map((text) => {
    const parsed = parseFacet(facet, text);
    const asked = 'value' in parsed ? parsed.value : undefined;
    const matching = counts.filter(({ value }) => asked !== undefined && matchesFacet(facet, asked, value));
    return [text, matching.reduce((sum, { count }) => sum + count, 0)];
  });
  const kinds = SUBTYPES.map((subtype) => facet.subtypes.includes(subtype));
  let notGiven = rows.late.filter(
    (row) => !lateGiven.has(row) && kinds[(delta.columns.facets[row] & SUBTYPE_MASK) >>> SUBTYPE_SHIFT],
  ).length;
  for (let at = rows.first; at < rows.end; at++) given[at] = rows.bits[at] & ~given[at];
  for (const [k, has] of kinds.entries())
    if (has) notGiven += countWithin({ ...rows, bits: given }, base.facets.subtype[k]);
  return { options: Object.fromEntries(options), notGiven };
}

/** Counts rows by number and marks the rows that have one. */
function countNumbers(
  { base, delta }: RowStore,
  rows: Rows,
  facet: NumberFacet,
  marks: { given: Bitmap; lateGiven: Set<number> },
): { value: number; count: number }[] {
  const column = NUMBER_FACETS.indexOf(facet);
  const counts = new Map<number, number>();
  const countRow = (columns: Columns, row: number): boolean => {
    const encoded = readNumber(columns, row, column);
    if (encoded > 0) counts.set(encoded, (counts.get(encoded) ?? 0) + 1);
    return encoded > 0;
  };
  for (let at = rows.first; at < rows.end; at++)
    for (let word = rows.bits[at]; word !== 0; word &= word - 1) {
      const row = (at << 5) + lowest(word);
      if (countRow(base.columns, row)) put(marks.given, row, true);
    }
  for (const row of rows.late) if (countRow(delta.columns, row)) marks.lateGiven.add(row);
  return [...counts].map(([encoded, count]) => ({ value: decodeNumber(facet, encoded), count }));
}

/** Options of the other filters whose values are index terms. */
const LISTING_OPTIONS = LISTING_FILTERS.flatMap(({ name, wire, parse }) => {
  const options = ['yes', ...AMENITIES].flatMap((text) => {
    const parsed = parse(text);
    const terms = 'value' in parsed ? listingFilterTerms({ [name]: parsed.value }).flat() : [];
    return terms.map((term) => ({ text, term }));
  });
  return options.length > 0 ? [{ wire, options }] : [];
});

/** The conditions that are cheap to leave out, so that one compiled filter serves all counts. */
function listConditions({ base, delta, vocabulary }: RowStore, filter: MapFilter): Condition[] {
  const conditions: Condition[] = [];
  const { columns, terms } = delta;
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
      passes: (row) => readBedrooms(columns, row) >= bedroom,
    });
  for (const { name, facet } of FACETS) {
    if (filter[name] === undefined || facet.by === 'range') continue;
    const numbers = filterTerms({ [name]: filter[name] })
      .flat()
      .flatMap((term) => vocabulary.find(term) ?? []);
    const bits = new Uint32Array(base.alive.length);
    for (const number of numbers) orTerm(bits, base.postings, number);
    conditions.push({ name, bits, passes: (row) => numbers.some((number) => terms[row].includes(number)) });
  }
  return conditions;
}

function without(filter: MapFilter, ...names: (keyof MapFilter)[]): MapFilter {
  const rest = { ...filter };
  for (const name of names) delete rest[name];
  return rest;
}

function findView({ base, delta, square }: RowStore, bbox: BBox | undefined): Rows {
  const rect = relativeRect(square, bbox ? toRect(bbox) : EVERYWHERE);
  const bits = new Uint32Array(base.alive.length);
  let [first, end] = [bits.length, 0];
  const include = (start: number, stop: number) => {
    first = Math.min(first, start >>> 5);
    end = Math.max(end, (stop + 31) >>> 5);
  };
  visitCells(base.directory, square.bits, rect, {
    whole(_step, _key, start, stop) {
      fillOnes(bits, start, stop);
      include(start, stop);
    },
    cut(start, stop) {
      for (let row = start; row < stop; row++)
        if (contains(rect, base.columns.x[row], base.columns.y[row])) put(bits, row, true);
      include(start, stop);
    },
  });
  const review = base.facets.state[UNDER_REVIEW];
  for (let at = first; at < end; at++) bits[at] &= ~review[at];
  const late: number[] = [];
  for (let row = 0; row < delta.n; row++)
    if (contains(rect, delta.columns.x[row], delta.columns.y[row]) && readState(delta.columns, row) !== UNDER_REVIEW)
      late.push(row);
  return { bits, first, end, late };
}

const narrow = ({ delta }: RowStore, rows: Rows, filter: CompiledFilter): Rows => ({
  ...rows,
  bits: intersect(rows, filter.bits),
  late: rows.late.filter((row) => matchesRow(filter, delta.columns, row, delta.terms[row])),
});

const meet = (rows: Rows, { bits, passes }: Condition): Rows => ({
  ...rows,
  bits: intersect(rows, bits),
  late: rows.late.filter(passes),
});

function intersect({ bits, first, end }: Rows, other: Bitmap): Bitmap {
  const both = new Uint32Array(bits.length);
  for (let at = first; at < end; at++) both[at] = bits[at] & other[at];
  return both;
}

function countWithin({ bits, first, end }: Rows, among: Bitmap): number {
  let sum = 0;
  for (let at = first; at < end; at++) sum += ones(bits[at] & among[at]);
  return sum;
}
