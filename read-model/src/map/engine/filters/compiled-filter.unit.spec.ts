import { listingIdFromNumber, type MapFilter, type PlaceId, TRICITY_REGION } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { findRowOfId } from '../base/base.ts';
import { countBits, hasBit } from '../base/bitmap.ts';
import { STALE, VERIFIED } from '../base/columns.ts';
import type { MapRow } from '../rows/map-row.ts';
import { toRootSquare } from '../rows/root-square.ts';
import { RowStore } from '../rows/row-store.ts';
import { rowMatchesFilter } from '../testing/map-oracle.ts';
import { sampleRows } from '../testing/sample-rows.ts';
import { createCellTable, fillCellTable } from './cell-table.ts';
import {
  type CompiledFilter,
  compileFilter,
  findOrFillCellTable,
  matchesRow,
  updateRowMatch,
} from './compiled-filter.ts';

const rows = [...sampleRows(400)];
const box = [
  { lat: 30.65, lng: 76.68 },
  { lat: 30.65, lng: 76.8 },
  { lat: 30.76, lng: 76.8 },
  { lat: 30.76, lng: 76.68 },
];
const own = listingIdFromNumber(rows[7].id);
const filters: MapFilter[] = [
  {},
  { poly: box },
  { place: ['mohali' as PlaceId] },
  { place: ['mohali', 'kharar-sector-7', 'nowhere'] as PlaceId[] },
  { place: ['nowhere' as PlaceId] },
  { place: [], search: ['mohali'] },
  { place: ['mohali', 'kharar'] as PlaceId[], search: ['kothi', 'sector 12'], poly: box },
  { search: ['mohali'] },
  { search: ['sector 7'] },
  { search: ['sector mohali', 'kothi'] },
  { search: ['mohali'], poly: box },
  { search: ['nowhere'] },
  { search: ['nowhere', 'mohali'] },
  { search: ['mohali nowhere'] },
  { search: [own] },
  { search: [`${own} sector`] },
  { search: [own], poly: box },
  { bedroom: 2, price: { min: 30, max: 90 }, search: ['flat'], poly: box },
];
function openStore(of: readonly MapRow[] = rows) {
  const store = new RowStore(toRootSquare(TRICITY_REGION));
  store.load(of);
  return store;
}
const compile = (store: RowStore, filter: MapFilter, spare?: CompiledFilter) =>
  compileFilter(filter, store.base, store.square, store.vocabulary, 0, spare);
const found = ({ base }: RowStore, { bits }: CompiledFilter): number[] =>
  [...base.columns.id].filter((_, row) => hasBit(bits, row)).sort((a, b) => a - b);
const expected = (filter: MapFilter, of = rows) =>
  of
    .filter((row) => rowMatchesFilter(row, filter))
    .map(({ id }) => id)
    .sort((a, b) => a - b);

describe('a compiled filter', () => {
  const store = openStore();
  it.each(filters)('finds the same rows in the base as a full scan: %j', (filter) => {
    expect(found(store, compile(store, filter))).toEqual(expected(filter));
  });

  it.each(filters)('gives the same result for each single row: %j', (filter) => {
    const late = openStore([]);
    for (const upsert of rows) late.apply({ upsert }, () => {});
    const compiled = compile(late, filter);
    const { columns, terms } = late.delta;
    const matching = rows.filter((_, row) => matchesRow(compiled, columns, row, terms[row]));
    expect(matching.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected(filter));
  });

  it('finds a listing by an id in its words only', () => {
    const all = openStore();
    for (const id of [all.base.columns.id[0], all.base.columns.id[399]])
      expect(found(all, compile(all, { search: [listingIdFromNumber(id)] }))).toEqual([id]);
    const wordless = { ...rows[7], words: ['flat'] };
    const store = openStore([wordless, rows[8]]);
    expect(found(store, compile(store, { search: [own] }))).toEqual([]);
    const late = openStore([]);
    late.apply({ upsert: wordless }, () => {});
    const compiled = compile(late, { search: [own] });
    expect(matchesRow(compiled, late.delta.columns, 0, late.delta.terms[0])).toBe(false);
  });

  it('checks a row again that changed or was removed, with its words and polygon', () => {
    const store = openStore();
    const filter: MapFilter = { search: ['mohali'], poly: box, price: { min: 0, max: 500 } };
    const compiled = compile(store, filter);
    compiled.table = createCellTable(2);
    fillCellTable(compiled.table, compiled.bits, store.base);
    const now = new Map(rows.map((row) => [row.id, row]));
    const check = (row: MapRow, price?: number) => {
      if (price === undefined) now.delete(row.id);
      else now.set(row.id, { ...row, price });
      const at = findRowOfId(store.base, row.id);
      store.apply(price === undefined ? { remove: row.id } : { upsert: { ...row, price } }, () => {});
      updateRowMatch(compiled, store.base, at);
      expect(found(store, compiled)).toEqual(expected(filter, [...now.values()]));
      const filled = createCellTable(2);
      fillCellTable(filled, compiled.bits, store.base);
      expect(compiled.table).toEqual(filled);
    };
    const [inside, other] = rows.filter((row) => rowMatchesFilter(row, filter));
    const outside = rows.find((row) => !rowMatchesFilter(row, { search: ['mohali'] }))!;
    check(inside, 900_000_000);
    check(inside, 900_000_001);
    check(inside, 4_000_000);
    check(outside, 4_000_000);
    check(other);
  });

  it('reuses the memory of an unused filter', () => {
    const store = openStore();
    const spare = compile(store, {});
    const table = findOrFillCellTable(spare, store.base, 2);
    const compiled = compile(store, { bedroom: 2 }, spare);
    expect(compiled.bits).toBe(spare.bits);
    expect(compiled.table).toBeUndefined();
    expect(compiled.spareTable).toBe(table);
    expect(found(store, compiled)).toEqual(expected({ bedroom: 2 }));
    expect(compile(store, { bedroom: 3 }, compiled).spareTable).toBe(table);
  });
});

describe('the cell table of a filter', () => {
  const store = openStore([...sampleRows(33_000)]);
  const { base } = store;

  it('is as fine as the index for an empty filter, and available at once', () => {
    expect(base.directory.depth).toBe(7);
    const open = compile(store, {});
    expect(findOrFillCellTable(open, base, 8)).toBeUndefined();
    const table = findOrFillCellTable(open, base, 7);
    expect(table?.step).toBe(7);
    expect(table?.count[0]).toBe(
      countBits(base.facets.state[VERIFIED], 0, base.n) + countBits(base.facets.state[STALE], 0, base.n),
    );
    expect(findOrFillCellTable(open, base, 0)).toBe(table);
  });

  it.each([
    { bedroom: 2 },
    { price: { min: 20 } },
    { price: { min: 0, max: 90 } },
    { area: { min: 200 } },
    { area: { min: 0, max: 900 } },
    { subtype: 'flat' },
    { propertyType: 'residential' },
    { search: ['mohali'] },
  ] satisfies MapFilter[])('has six levels for any other filter, from the second use on: %j', (filter) => {
    const compiled = compile(store, filter);
    expect(findOrFillCellTable(compiled, base, 7)).toBeUndefined();
    expect(findOrFillCellTable(compiled, base, 6)).toBeUndefined();
    const table = findOrFillCellTable(compiled, base, 6);
    expect(table?.step).toBe(6);
    expect(findOrFillCellTable(compiled, base, 7)).toBeUndefined();
    const filled = createCellTable(6);
    fillCellTable(filled, compiled.bits, base);
    expect(table).toEqual(filled);
  });

  it('reuses only a table of its own size', () => {
    const [open, narrow] = [compile(store, {}), compile(store, { bedroom: 2 })];
    const fine = findOrFillCellTable(open, base, 7);
    findOrFillCellTable(narrow, base, 6);
    const coarse = findOrFillCellTable(narrow, base, 6);
    const next = compile(store, { bedroom: 3 }, narrow);
    findOrFillCellTable(next, base, 5);
    expect(findOrFillCellTable(next, base, 5)).toBe(coarse);
    const other = compile(store, { bedroom: 3 }, open);
    findOrFillCellTable(other, base, 5);
    expect(findOrFillCellTable(other, base, 5)).not.toBe(fine);
  });
});
