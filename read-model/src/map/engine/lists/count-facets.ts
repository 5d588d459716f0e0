import {
  AMENITIES,
  allowsFacet,
  type BBox,
  decodeIndexedNumber,
  FACETS,
  type Facet,
  facetParameterName,
  firstListingNumberSince,
  LISTER_FILTERS,
  LISTING_FILTERS,
  listFacetIndexTerms,
  listFacetParameterValues,
  listListingTermAlternatives,
  type MapFilter,
  matchesFacetValue,
  NUMBER_FACETS,
  type NumberFacet,
  POSTED_WITHIN_DAYS,
  PROPERTY_TYPES,
  parseFacetValue,
  resolvePostedSince,
  SUBTYPES,
} from '@naksha/events/kernel';
import { type Bitmap, lowestBitIndex, setBit } from '../base/bitmap.ts';
import {
  type Columns,
  OWNER,
  readNumberAttributeOrZero,
  SUBTYPE_MASK,
  SUBTYPE_SHIFT,
  TYPE_MASK,
} from '../base/columns.ts';
import { countAndMarkRowsOfTerm } from '../base/postings.ts';
import type { CompiledFilter } from '../filters/compiled-filter.ts';
import type { RowStore } from '../rows/row-store.ts';
import {
  countCommonBaseRows,
  findRowsInView,
  intersectWithCondition,
  intersectWithFilter,
  listRemovableConditions,
  type Rows,
  withoutFilters,
} from './counted-rows.ts';

/** `notGiven`: homes whose subtype has the attribute but no value. */
export type OptionCounts = { options: Record<string, number>; notGiven?: number };
/** Options are counted without their own parameter's condition. */
export type FacetCounts = { total: number; facets: Record<string, OptionCounts> };
/** Days of India. `today`: for ages and months; `shown`: for `posted_since=7d`, the past day that the map shows. */
export type CountingDays = { today: string; shown: string };

/**
 * Homes under review are not counted: only their position and kind are public.
 */
export function countFacetsExcludingReview(
  store: RowStore,
  compile: (filter: MapFilter) => CompiledFilter,
  filter: MapFilter,
  bbox: BBox | undefined,
  days: CountingDays,
): FacetCounts {
  const { facets } = store.base;
  const conditions = listRemovableConditions(store, filter);
  const always = withoutFilters(filter, ...conditions.map(({ name }) => name));
  const view = intersectWithFilter(store, findRowsInView(store, bbox), compile(always));
  const rowsWithout = (...names: (keyof MapFilter)[]): Rows =>
    conditions.filter(({ name }) => !names.includes(name)).reduce(intersectWithCondition, view);
  const all = rowsWithout();
  const given = new Uint32Array(all.bits.length);
  const rowsWithoutOwn = (name: keyof MapFilter): Rows => {
    if (filter[name] === undefined) return all;
    const others = conditions.reduce(intersectWithCondition, findRowsInView(store, bbox));
    return intersectWithFilter(store, others, compile(withoutFilters(always, name)));
  };
  const ofFacet = ({ name, facet }: Facet): Rows => {
    if (name === 'bedrooms') return rowsWithout('bedroom', 'bedrooms');
    return facet.by === 'range' ? rowsWithoutOwn(name) : rowsWithout(name);
  };
  const countBits = (rows: Rows, bits: Bitmap, mask: number, value: number): number =>
    countCommonBaseRows(rows, bits) +
    rows.late.filter((row) => (store.delta.columns.facets[row] & mask) === value).length;
  const countKinds = (rows: Rows, kinds: readonly string[], bitmaps: Bitmap[], mask: number, shift: number) => ({
    options: Object.fromEntries(kinds.map((kind, k) => [kind, countBits(rows, bitmaps[k], mask, k << shift)])),
  });
  const ofListers = rowsWithout('lister');
  const countListingTerm = (term: string, rows = all): number => {
    const number = store.vocabulary.find(term);
    if (number === undefined) return 0;
    const late = rows.late.filter((row) => store.delta.terms[row].includes(number));
    return countAndMarkRowsOfTerm(store.base.postings, number, rows.bits, rows, given) + late.length;
  };
  return {
    total: countCommonBaseRows(all, all.bits) + all.late.length,
    facets: {
      // Choosing a type resets the subtype.
      property_type: countKinds(rowsWithout('propertyType', 'subtype'), PROPERTY_TYPES, facets.type, TYPE_MASK, 0),
      property_subtype: countKinds(rowsWithout('subtype'), SUBTYPES, facets.subtype, SUBTYPE_MASK, SUBTYPE_SHIFT),
      lister: {
        options: {
          owner: countBits(ofListers, facets.owner, OWNER, OWNER),
          ...Object.fromEntries(
            LISTER_FILTERS.flatMap((lister) =>
              listListingTermAlternatives({ lister }).flatMap(([term]) => [
                [lister, countListingTerm(term, ofListers)],
              ]),
            ),
          ),
        },
      },
      ...Object.fromEntries(
        FACETS.filter((facet) => allowsFacet(filter, facet)).map((facet) => [
          facetParameterName(facet),
          countFacet(store, ofFacet(facet), facet, { given, today: days.today }),
        ]),
      ),
      posted_since: { options: countPosted(store, rowsWithoutOwn('postedSince'), days.shown) },
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

function countFacet(
  store: RowStore,
  rows: Rows,
  facet: Facet,
  { given, today }: { given: Bitmap; today: string },
): OptionCounts {
  const { base, delta, vocabulary } = store;
  given.fill(0, rows.first, rows.end);
  const lateGiven = new Set<number>();
  const countTerms = () =>
    listFacetIndexTerms(facet).map(({ term, value }) => {
      const number = vocabulary.find(term);
      if (number === undefined) return { value, count: 0 };
      const late = rows.late.filter((row) => delta.terms[row].includes(number));
      for (const row of late) lateGiven.add(row);
      return { value, count: countAndMarkRowsOfTerm(base.postings, number, rows.bits, rows, given) + late.length };
    });
  const numbered = NUMBER_FACETS.find(({ name }) => name === facet.name);
  const counts = numbered ? countNumbers(store, rows, numbered, { given, lateGiven }) : countTerms();
  const options = listFacetParameterValues(facet, today).map((text) => {
    const parsed = parseFacetValue(facet, text);
    const asked = 'value' in parsed ? parsed.value : undefined;
    const matching = counts.filter(({ value }) => asked !== undefined && matchesFacetValue(facet, asked, value));
    return [text, matching.reduce((sum, { count }) => sum + count, 0)];
  });
  const kinds = SUBTYPES.map((subtype) => facet.subtypes.includes(subtype));
  let notGiven = rows.late.filter(
    (row) => !lateGiven.has(row) && kinds[(delta.columns.facets[row] & SUBTYPE_MASK) >>> SUBTYPE_SHIFT],
  ).length;
  for (let at = rows.first; at < rows.end; at++) given[at] = rows.bits[at] & ~given[at];
  for (const [k, has] of kinds.entries())
    if (has) notGiven += countCommonBaseRows({ ...rows, bits: given }, base.facets.subtype[k]);
  return { options: Object.fromEntries(options), notGiven };
}

/** Counts the rows that were posted within each number of days. */
function countPosted({ base, delta }: RowStore, rows: Rows, today: string): Record<string, number> {
  const firsts = POSTED_WITHIN_DAYS.map((days) => {
    const since = `${days}d`;
    return {
      since,
      id: firstListingNumberSince(resolvePostedSince({ postedSince: since }, today).postedSince!),
      count: 0,
    };
  });
  const countRow = (id: number) => {
    for (const first of firsts) if (id >= first.id) first.count++;
  };
  visitRows(rows, (row) => countRow(base.columns.id[row]));
  for (const row of rows.late) countRow(delta.columns.id[row]);
  return Object.fromEntries(firsts.map(({ since, count }) => [since, count]));
}

function visitRows({ bits, first, end }: Rows, visit: (row: number) => void): void {
  for (let at = first; at < end; at++)
    for (let word = bits[at]; word !== 0; word &= word - 1) visit((at << 5) + lowestBitIndex(word));
}

function countNumbers(
  { base, delta }: RowStore,
  rows: Rows,
  facet: NumberFacet,
  marks: { given: Bitmap; lateGiven: Set<number> },
): { value: number; count: number }[] {
  const column = NUMBER_FACETS.indexOf(facet);
  const counts = new Map<number, number>();
  const countRow = (columns: Columns, row: number): boolean => {
    const encoded = readNumberAttributeOrZero(columns, row, column);
    if (encoded > 0) counts.set(encoded, (counts.get(encoded) ?? 0) + 1);
    return encoded > 0;
  };
  visitRows(rows, (row) => {
    if (countRow(base.columns, row)) setBit(marks.given, row, true);
  });
  for (const row of rows.late) if (countRow(delta.columns, row)) marks.lateGiven.add(row);
  return [...counts].map(([encoded, count]) => ({ value: decodeIndexedNumber(facet, encoded), count }));
}

const LISTING_OPTIONS = LISTING_FILTERS.flatMap(({ name, wire, parse }) => {
  const options = ['yes', ...AMENITIES].flatMap((text) => {
    const parsed = parse(text);
    const terms = 'value' in parsed ? listListingTermAlternatives({ [name]: parsed.value }).flat() : [];
    return terms.map((term) => ({ text, term }));
  });
  return options.length > 0 ? [{ wire, options }] : [];
});
