import {
  isListingId,
  listAttributeTermAlternatives,
  listExcludedTermCombinations,
  listingNumber,
  listListingTermAlternatives,
  type MapFilter,
  parseSearchAlternatives,
} from '@naksha/events/kernel';
import { type Base, findRowOfId } from '../base/base.ts';
import { type Bitmap, hasBit, intersectWith, setBit } from '../base/bitmap.ts';
import { type Columns, OWN_ID_WORD } from '../base/columns.ts';
import { addRowsOfTerm } from '../base/postings.ts';
import { placeIndexTerm } from '../rows/map-row.ts';
import { type RootSquare, unitsToPosition } from '../rows/root-square.ts';
import type { Vocabulary } from '../rows/vocabulary.ts';
import { type CellTable, createCellTable, fillCellTable, updateCellTable } from './cell-table.ts';
import type { CachedTiles } from './kept-tiles.ts';
import { isInLayer, type MarkerLayer } from './marker-layer.ts';
import { fillMatchingRows } from './matching-rows.ts';
import { addRowsInRing, isInRing, type Ring, toPolygonRing } from './polygon.ts';
import { type FindReachPredicate, findEmptyReach, type ReachPredicate } from './reach.ts';
import { buildRowTest, hasUnindexedConditions, passesRowTest, type RowTest } from './row-test.ts';

/** A term's number, or the listing's ID; neither if no row can match. */
type Wanted = { term: number | undefined; id?: number };
type Alternative = readonly Wanted[];

export type RowFilter = {
  test: RowTest;
  /** At least one alternative of each list must match. */
  needs: Alternative[][];
  excludes: Alternative[];
  ring: Ring | undefined;
};

export type CompiledFilter = RowFilter & {
  /** Compiled again if another is found for the filter. */
  reach: ReachPredicate | undefined;
  /** Matching live rows after `seen` changes. */
  bits: Bitmap;
  /** Ignoring price and facets; undefined means all rows. */
  candidates: Bitmap | undefined;
  seen: number;
  vocabularySize: number;
  table: CellTable | undefined;
  spareTable: CellTable | undefined;
  /** The first view is faster without a table. */
  tableAsks: number;
  tiles: Record<MarkerLayer, CachedTiles>;
};

/** 4^6 cells, 110 KB per filter: enough for the whole region at tile zoom 12. */
const TABLE_STEP = 6;

/** `spare`: an unused filter whose memory is reused. */
export function compileFilter(
  filter: MapFilter,
  base: Base,
  square: RootSquare,
  vocabulary: Vocabulary,
  seen: number,
  spare: CompiledFilter | undefined,
  reach?: ReachPredicate,
  reached?: Bitmap,
): CompiledFilter {
  const rowFilter = buildRowFilter(filter, square, vocabulary, () => reach ?? findEmptyReach(filter.within!));
  const { test } = rowFilter;
  const candidates = findCandidates(base, rowFilter);
  const bits = spare?.bits ?? new Uint32Array(base.alive.length);
  fillMatchingRows(base, test, candidates, bits, reached);
  return {
    ...rowFilter,
    reach,
    bits,
    candidates,
    seen,
    vocabularySize: vocabulary.size,
    table: undefined,
    spareTable: spare?.table ?? spare?.spareTable,
    tableAsks: 0,
    tiles: { open: new Map(), review: new Map() },
  };
}

export const buildRowFilter = (
  filter: MapFilter,
  square: RootSquare,
  vocabulary: Pick<Vocabulary, 'find'>,
  findReach: FindReachPredicate,
): RowFilter => ({
  test: buildRowTest(filter, filter.within && reachFrom(square, findReach(filter.within))),
  ...lookUpFilterTerms(filter, vocabulary),
  ring: filter.poly && toPolygonRing(filter.poly, square),
});

/** The middle of the point's unit. */
const reachFrom =
  ({ x: left, y: top }: RootSquare, reach: ReachPredicate) =>
  (x: number, y: number): boolean =>
    reach(unitsToPosition(left + x + 0.5, top + y + 0.5));

export function lookUpFilterTerms(
  filter: MapFilter,
  vocabulary: Pick<Vocabulary, 'find'>,
): Pick<RowFilter, 'needs' | 'excludes'> {
  const toWanted = (term: string): Wanted => ({
    term: vocabulary.find(term),
    ...(isListingId(term) && { id: listingNumber(term) }),
  });
  const places = (filter.place ?? []).map((id) => [{ term: vocabulary.find(placeIndexTerm(id)) }]);
  const chips = parseSearchAlternatives(filter).map((terms) => terms.map(toWanted));
  const others = [...listAttributeTermAlternatives(filter), ...listListingTermAlternatives(filter)].map((terms) =>
    terms.map((term) => [{ term: vocabulary.find(term) }]),
  );
  return {
    needs: [...[places, chips].filter((alternatives) => alternatives.length > 0), ...others],
    excludes: listExcludedTermCombinations(filter).map((terms) => terms.map(toWanted)),
  };
}

function findCandidates(base: Base, { needs, excludes, ring }: RowFilter): Bitmap | undefined {
  if (needs.length === 0 && excludes.length === 0 && !ring) return undefined;
  const candidates = new Uint32Array(base.alive.length);
  if (ring) addRowsInRing(candidates, base, ring);
  else candidates.fill(ALL);
  for (const alternatives of needs) intersectWith(candidates, rowsThatMeetAny(base, alternatives));
  if (excludes.length > 0) {
    const excluded = rowsThatMeetAny(base, excludes);
    for (let at = 0; at < candidates.length; at++) candidates[at] &= ~excluded[at];
  }
  return candidates;
}

function rowsThatMeetAny(base: Base, alternatives: readonly Alternative[]): Bitmap {
  const any = new Uint32Array(base.alive.length);
  for (const wanted of alternatives) {
    if (wanted.length === 1) {
      addRowsThatMeet(any, base, wanted[0]);
      continue;
    }
    const all = new Uint32Array(any.length).fill(ALL);
    for (const one of wanted) {
      const bits = new Uint32Array(any.length);
      addRowsThatMeet(bits, base, one);
      intersectWith(all, bits);
    }
    for (let at = 0; at < any.length; at++) any[at] |= all[at];
  }
  return any;
}

const ALL = 0xffffffff;

function addRowsThatMeet(bits: Bitmap, base: Base, { term, id }: Wanted): void {
  if (term !== undefined) addRowsOfTerm(bits, base.postings, term);
  const own = id === undefined ? -1 : findRowOfId(base, id);
  if (own >= 0 && (base.columns.facets[own] & OWN_ID_WORD) !== 0) setBit(bits, own, true);
}

/** `terms`: ascending. */
export function matchesRow(filter: RowFilter, columns: Columns, row: number, terms: Uint32Array): boolean {
  if (!passesRowTest(filter.test, columns, row)) return false;
  if (filter.ring && !isInRing(filter.ring, columns.x[row], columns.y[row])) return false;
  const holds = (wanted: Alternative) => wanted.every((one) => isMet(columns, row, terms, one));
  return filter.needs.every((alternatives) => alternatives.some(holds)) && !filter.excludes.some(holds);
}

const isMet = (columns: Columns, row: number, terms: Uint32Array, { term, id }: Wanted): boolean =>
  (term !== undefined && terms.includes(term)) || (id === columns.id[row] && (columns.facets[row] & OWN_ID_WORD) !== 0);

export function updateRowMatch(filter: CompiledFilter, base: Base, row: number): void {
  const matches =
    hasBit(base.alive, row) &&
    (!filter.candidates || hasBit(filter.candidates, row)) &&
    passesRowTest(filter.test, base.columns, row);
  if (matches === hasBit(filter.bits, row)) return;
  setBit(filter.bits, row, matches);
  if (filter.table && isInLayer(base.columns, row, 'open')) updateCellTable(filter.table, base, row, matches ? 1 : -1);
}

/** Filled on the second request; undefined if the requested cells are finer than tables. */
export function findOrFillCellTable(filter: CompiledFilter, base: Base, step: number): CellTable | undefined {
  const open = !filter.candidates && filter.test.facetMask === 0 && acceptsEveryRow(filter.test);
  const finest = open ? base.directory.depth : Math.min(base.directory.depth, TABLE_STEP);
  if (step > finest || (filter.tableAsks++ === 0 && !open)) return undefined;
  if (!filter.table) {
    filter.table = filter.spareTable?.step === finest ? filter.spareTable : createCellTable(finest);
    fillCellTable(filter.table, filter.bits, base);
  }
  return filter.table;
}

const acceptsEveryRow = (test: RowTest): boolean =>
  test.numbers.length === 0 &&
  !hasUnindexedConditions(test) &&
  test.bedrooms === 0 &&
  test.minPrice === 0 &&
  test.minArea === 0 &&
  test.maxPrice === Number.POSITIVE_INFINITY &&
  test.maxArea === Number.POSITIVE_INFINITY;
