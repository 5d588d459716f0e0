import {
  excludedTerms,
  filterTerms,
  isListingId,
  listingFilterTerms,
  listingNumber,
  type MapFilter,
  searchTerms,
} from '@naksha/events/kernel';
import { type Base, rowOfId } from '../base/base.ts';
import { and, type Bitmap, has, put } from '../base/bitmap.ts';
import { type Columns, OWN_ID_WORD } from '../base/columns.ts';
import { orTerm } from '../base/postings.ts';
import { placeTerm } from '../rows/map-row.ts';
import { type RootSquare, toPosition } from '../rows/root-square.ts';
import type { Vocabulary } from '../rows/vocabulary.ts';
import { type CellTable, fillCellTable, moveInTable, newCellTable } from './cell-table.ts';
import type { KeptTiles } from './kept-tiles.ts';
import { matchingRows } from './matching-rows.ts';
import { inRing, type Ring, ringBitmap, toRing } from './polygon.ts';
import { type FindReach, nothingInReach, type Reach } from './reach.ts';
import { buildRowTest, hasUnindexed, passes, type RowTest } from './row-test.ts';

/** What a row must have: a term's number, or to be the listing whose id it is; neither when no row has it. */
type Wanted = { term: number | undefined; id?: number };
/** All of what one chip says, or one place. */
type Alternative = readonly Wanted[];

/** What decides whether one row matches, wherever it stands. */
export type RowFilter = {
  test: RowTest;
  /** Of each list one alternative must hold: the places of a filter, and its chips. */
  needs: Alternative[][];
  /** None of these may hold. */
  excludes: Alternative[];
  ring: Ring | undefined;
};

/** A filter made ready for one base: which of its rows match. */
export type CompiledFilter = RowFilter & {
  /** Rows of the base that match and live, as of `seen` changes. */
  bits: Bitmap;
  /** Rows whose terms and position match, whatever their price and facets; undefined where that is all. */
  candidates: Bitmap | undefined;
  /** How many of the base's changes `bits` knows. */
  seen: number;
  /** Size of the vocabulary when `needs` were looked up. */
  vocabularySize: number;
  table: CellTable | undefined;
  /** A table to fill when one is worth it. */
  spareTable: CellTable | undefined;
  /** How often a table could have been used: the first view is drawn sooner without. */
  tableAsks: number;
  tiles: KeptTiles;
};

/** Zooms whose cells are worth a table: 4^6 cells, 110 KB a filter, take the whole region at tile zoom 12. */
const TABLE_STEP = 6;

/** @param spare a filter of the same base that is no longer used: its memory is */
export function compileFilter(
  filter: MapFilter,
  base: Base,
  square: RootSquare,
  vocabulary: Vocabulary,
  seen: number,
  spare: CompiledFilter | undefined,
  findReach: FindReach = nothingInReach,
): CompiledFilter {
  const rowFilter = buildRowFilter(filter, square, vocabulary, findReach);
  const { test } = rowFilter;
  const candidates = findCandidates(base, rowFilter);
  const bits = spare?.bits ?? new Uint32Array(base.alive.length);
  matchingRows(base, test, candidates, bits);
  return {
    ...rowFilter,
    bits,
    candidates,
    seen,
    vocabularySize: vocabulary.size,
    table: undefined,
    spareTable: spare?.table ?? spare?.spareTable,
    tableAsks: 0,
    tiles: new Map(),
  };
}

/** @param vocabulary knows the terms of the rows that will be asked about */
export const buildRowFilter = (
  filter: MapFilter,
  square: RootSquare,
  vocabulary: Pick<Vocabulary, 'find'>,
  findReach: FindReach,
): RowFilter => ({
  test: buildRowTest(filter, filter.within && reachFrom(square, findReach(filter.within))),
  ...findTerms(filter, vocabulary),
  ring: filter.poly && toRing(filter.poly, square),
});

/** Of a point in units from the square's corner: the middle of its unit. */
const reachFrom =
  ({ x: left, y: top }: RootSquare, reach: Reach) =>
  (x: number, y: number): boolean =>
    reach(toPosition(left + x + 0.5, top + y + 0.5));

/** What a filter needs and excludes, as terms of the vocabulary. */
export function findTerms(
  filter: MapFilter,
  vocabulary: Pick<Vocabulary, 'find'>,
): Pick<RowFilter, 'needs' | 'excludes'> {
  const toWanted = (term: string): Wanted => ({
    term: vocabulary.find(term),
    ...(isListingId(term) && { id: listingNumber(term) }),
  });
  const places = (filter.place ?? []).map((id) => [{ term: vocabulary.find(placeTerm(id)) }]);
  const chips = searchTerms(filter).map((terms) => terms.map(toWanted));
  const others = [...filterTerms(filter), ...listingFilterTerms(filter)].map((terms) =>
    terms.map((term) => [{ term: vocabulary.find(term) }]),
  );
  return {
    needs: [...[places, chips].filter((alternatives) => alternatives.length > 0), ...others],
    excludes: excludedTerms(filter).map((terms) => terms.map(toWanted)),
  };
}

function findCandidates(base: Base, { needs, excludes, ring }: RowFilter): Bitmap | undefined {
  if (needs.length === 0 && excludes.length === 0 && !ring) return undefined;
  const candidates = new Uint32Array(base.alive.length);
  if (ring) ringBitmap(candidates, base, ring);
  else candidates.fill(ALL);
  for (const alternatives of needs) and(candidates, anyOf(base, alternatives));
  if (excludes.length > 0) {
    const excluded = anyOf(base, excludes);
    for (let at = 0; at < candidates.length; at++) candidates[at] &= ~excluded[at];
  }
  return candidates;
}

/** Rows for which one of the alternatives holds. */
function anyOf(base: Base, alternatives: readonly Alternative[]): Bitmap {
  const any = new Uint32Array(base.alive.length);
  for (const wanted of alternatives) {
    // As each option of an attribute: no bitmap beside the one that is asked for.
    if (wanted.length === 1) {
      orWanted(any, base, wanted[0]);
      continue;
    }
    const all = new Uint32Array(any.length).fill(ALL);
    for (const one of wanted) {
      const bits = new Uint32Array(any.length);
      orWanted(bits, base, one);
      and(all, bits);
    }
    for (let at = 0; at < any.length; at++) any[at] |= all[at];
  }
  return any;
}

const ALL = 0xffffffff;

function orWanted(bits: Bitmap, base: Base, { term, id }: Wanted): void {
  if (term !== undefined) orTerm(bits, base.postings, term);
  const own = id === undefined ? -1 : rowOfId(base, id);
  if (own >= 0 && (base.columns.facets[own] & OWN_ID_WORD) !== 0) put(bits, own, true);
}

/** Whether a row that is not in the base matches. @param terms ascending */
export function matchesRow(filter: RowFilter, columns: Columns, row: number, terms: Uint32Array): boolean {
  if (!passes(filter.test, columns, row)) return false;
  if (filter.ring && !inRing(filter.ring, columns.x[row], columns.y[row])) return false;
  const holds = (wanted: Alternative) => wanted.every((one) => isMet(columns, row, terms, one));
  return filter.needs.every((alternatives) => alternatives.some(holds)) && !filter.excludes.some(holds);
}

const isMet = (columns: Columns, row: number, terms: Uint32Array, { term, id }: Wanted): boolean =>
  (term !== undefined && terms.includes(term)) || (id === columns.id[row] && (columns.facets[row] & OWN_ID_WORD) !== 0);

/** Looks again at a row of the base that changed in place or died. */
export function recheck(filter: CompiledFilter, base: Base, row: number): void {
  const matches =
    has(base.alive, row) &&
    (!filter.candidates || has(filter.candidates, row)) &&
    passes(filter.test, base.columns, row);
  if (matches === has(filter.bits, row)) return;
  put(filter.bits, row, matches);
  if (filter.table) moveInTable(filter.table, base, row, matches ? 1 : -1);
}

/** The table of a filter's cells, filled when asked for again; undefined where the cells asked for are finer than tables go. */
export function tableFor(filter: CompiledFilter, base: Base, step: number): CellTable | undefined {
  const open = !filter.candidates && filter.test.facetMask === 0 && isOpen(filter.test);
  const finest = open ? base.directory.depth : Math.min(base.directory.depth, TABLE_STEP);
  if (step > finest || (filter.tableAsks++ === 0 && !open)) return undefined;
  if (!filter.table) {
    filter.table = filter.spareTable?.step === finest ? filter.spareTable : newCellTable(finest);
    fillCellTable(filter.table, filter.bits, base);
  }
  return filter.table;
}

const isOpen = (test: RowTest): boolean =>
  test.numbers.length === 0 &&
  !hasUnindexed(test) &&
  test.bedrooms === 0 &&
  test.minPrice === 0 &&
  test.minArea === 0 &&
  test.maxPrice === Number.POSITIVE_INFINITY &&
  test.maxArea === Number.POSITIVE_INFINITY;
