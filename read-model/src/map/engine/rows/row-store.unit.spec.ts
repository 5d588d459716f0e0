import { LIVE_CELL_ZOOM, TRICITY_REGION } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { buildBase } from '../base/base.ts';
import { hasBit } from '../base/bitmap.ts';
import { allocateColumns, readStateCode } from '../base/columns.ts';
import { tileAtPosition } from '../testing/arbitrary-rows.ts';
import { sampleRows } from '../testing/sample-rows.ts';
import type { MapChange, MapRow } from './map-row.ts';
import { toRootSquare, unitsToPosition } from './root-square.ts';
import { RowStore } from './row-store.ts';

const rows = [...sampleRows(200)];
const [first, second, third] = rows;
function open(of: readonly MapRow[] = rows.slice(0, 100)): RowStore {
  const store = new RowStore(toRootSquare(TRICITY_REGION));
  store.load(of);
  return store;
}
const cellOf = ({ position }: MapRow): string => {
  const { x, y } = tileAtPosition(LIVE_CELL_ZOOM, position);
  return `${x}/${y}`;
};
function apply(store: RowStore, change: MapChange): string[] {
  const cells: string[] = [];
  store.apply(change, (x, y) => cells.push(store.liveCell(x, y)));
  return cells;
}
function tell({ base, delta }: RowStore): Map<number, number> {
  const all = new Map<number, number>();
  for (let row = 0; row < base.n; row++)
    if (hasBit(base.alive, row)) all.set(base.columns.id[row], base.columns.price[row]);
  for (let row = 0; row < delta.n; row++) all.set(delta.columns.id[row], delta.columns.price[row]);
  return all;
}
const prices = (of: readonly MapRow[]) => new Map(of.map(({ id, price }) => [id, price]));
/** Data derived from columns must equal a fresh build. */
function expectDerived({ base }: RowStore): void {
  const alive = base.alive.slice();
  const added = {
    n: 0,
    columns: allocateColumns(0),
    terms: { offsets: new Uint32Array(1), terms: new Uint32Array(0) },
  };
  const fresh = buildBase({ bits: base.bits, old: base, alive, added, termCount: base.postings.denseAt.length });
  expect([base.directory.sum1[0], base.directory.sum2[0]]).toEqual([fresh.directory.sum1[0], fresh.directory.sum2[0]]);
  const living = [...Array(base.n).keys()].filter((row) => hasBit(base.alive, row));
  const within = (bits: Uint32Array) => living.map((row) => hasBit(bits, row));
  const all = (bits: Uint32Array) => living.map((_, row) => hasBit(bits, row));
  for (const facet of ['type', 'subtype', 'state'] as const)
    base.facets[facet].forEach((bits, value) => {
      expect(within(bits)).toEqual(all(fresh.facets[facet][value]));
    });
  for (let least = 1; least < 9; least++)
    expect(within(base.facets.bedrooms[least])).toEqual(all(fresh.facets.bedrooms[least]));
  for (const range of [base.price, base.area]) {
    const values = range === base.price ? base.columns.price : base.columns.area;
    range.thresholds.forEach((least, k) => {
      expect(within(range.bitmaps[k])).toEqual(living.map((row) => values[row] >= least));
    });
  }
}

describe('rows', () => {
  it('are those loaded; of rows with one id, the last on the map counts', () => {
    const [dearer, outside] = [
      { ...first, price: first.price + 1 },
      { lat: 10, lng: 10 },
    ];
    const store = open([first, second, dearer, { ...first, position: outside }, { ...third, position: outside }]);
    expect(tell(store)).toEqual(prices([dearer, second]));
    expect(store.base.n).toBe(2);
    store.load([third]);
    expect(tell(store)).toEqual(prices([third]));
    expect(store.vocabulary.size).toBe(third.words.length - 1 + third.places.length + third.attributes.length);
  });

  it('change in place with their dependent data if only values change', () => {
    const store = open();
    const changed = {
      ...first,
      price: 123,
      area: 77,
      bedrooms: first.bedrooms === 2 ? 3 : 2,
      state: first.state === 'stale' ? ('verified' as const) : ('stale' as const),
      subtype: first.subtype === 'office' ? ('flat' as const) : ('office' as const),
      propertyType: first.propertyType === 'commercial' ? ('residential' as const) : ('commercial' as const),
    };
    const before = store.changedRows;
    expect(apply(store, { upsert: changed })).toEqual([cellOf(first), cellOf(first)]);
    expect([store.delta.n, store.dead]).toEqual([0, 0]);
    expect(store.changedRows).toBe(before);
    expect(store.changedRows.map((row) => store.base.columns.id[row])).toEqual([first.id]);
    expect(tell(store)).toEqual(prices([changed, ...rows.slice(1, 100)]));
    expect(readStateCode(store.base.columns, store.changedRows[0])).toBe(changed.state === 'stale' ? 2 : 1);
    expectDerived(store);
    expect(store.changes.count).toBe(2);
  });

  it('change in place wherever they are, and can then be removed', () => {
    const store = open();
    for (const row of rows.slice(0, 100)) apply(store, { upsert: { ...row, price: row.price + 1 } });
    expect([store.delta.n, store.dead]).toEqual([0, 0]);
    apply(store, { remove: rows[99].id });
    expect([store.delta.n, store.dead, tell(store).has(rows[99].id)]).toEqual([0, 1, false]);
  });

  it('without a difference change nothing', () => {
    const store = open();
    apply(store, { upsert: rows[150] });
    const { count } = store.changes;
    expect(apply(store, { upsert: { ...first } })).toEqual([]);
    expect(apply(store, { upsert: { ...rows[150] } })).toEqual([]);
    expect(apply(store, { remove: 4 })).toEqual([]);
    expect([store.changes.count, store.changedRows.length, store.delta.n]).toEqual([count, 0, 1]);
  });

  it.each([
    ['another position', { position: { lat: first.position.lat + 0.04, lng: first.position.lng } }],
    ['another position to the east', { position: { lat: first.position.lat, lng: first.position.lng + 0.04 } }],
    ['other words', { words: ['lake'] }],
    ['another city', { places: first.places.slice(1) }],
    ['words without its own id', { words: first.words.slice(0, -1) }],
  ])('leave the base with %s, and return to it with the next change', (_what, change) => {
    const store = open();
    const moved = { ...first, ...change };
    expect(new Set(apply(store, { upsert: moved }))).toEqual(new Set([cellOf(first), cellOf(moved)]));
    expect([store.delta.n, store.dead]).toEqual([1, 1]);
    expect(store.changedRows.map((row) => store.base.columns.id[row])).toEqual([first.id]);
    expectDerived(store);
    expect(tell(store)).toEqual(prices(rows.slice(0, 100)));
    expect(apply(store, { upsert: { ...moved, price: 5 } })).toEqual([cellOf(moved), cellOf(moved)]);
    expect([store.delta.n, store.dead, store.changedRows.length]).toEqual([1, 1, 1]);
    store.replaceBase(buildBase(store.partsOfAll()));
    expect([store.delta.n, store.dead, store.changedRows.length, store.base.n]).toEqual([0, 0, 0, 100]);
    expect(tell(store).get(first.id)).toBe(5);
  });

  it('leave the map with a position outside it, from base and delta', () => {
    const store = open();
    const outside = { lat: 10, lng: 10 };
    apply(store, { upsert: rows[150] });
    expect(apply(store, { upsert: { ...first, position: outside } })).toEqual([cellOf(first)]);
    expect(apply(store, { upsert: { ...rows[150], position: outside } })).toEqual([cellOf(rows[150])]);
    expect(tell(store)).toEqual(prices(rows.slice(1, 100)));
    expect([store.delta.n, store.dead]).toEqual([0, 1]);
  });

  it('are removed once, from base and delta', () => {
    const store = open();
    apply(store, { upsert: rows[150] });
    for (const row of [first, rows[150]]) {
      expect(apply(store, { remove: row.id })).toEqual([cellOf(row)]);
      expect(apply(store, { remove: row.id })).toEqual([]);
    }
    expect(tell(store)).toEqual(prices(rows.slice(1, 100)));
    expect([store.delta.n, store.dead]).toEqual([0, 1]);
    expectDerived(store);
    expect(apply(store, { upsert: first })).toEqual([cellOf(first)]);
    expect([store.delta.n, store.dead]).toEqual([1, 1]);
  });

  it('are copied for the next base while they continue to change', () => {
    const store = open();
    apply(store, { upsert: rows[150] });
    const parts = store.partsOfAll();
    apply(store, { remove: first.id });
    apply(store, { upsert: { ...rows[150], words: ['lake'], price: 7 } });
    store.replaceBase(buildBase(parts));
    expect(tell(store)).toEqual(prices([...rows.slice(0, 100), rows[150]]));
  });
});

it('a live cell is the tile that contains a position', () => {
  const store = open([]);
  const { square } = store;
  for (const [x, y] of [
    [0, 0],
    [2 ** 16, 2 ** 16 - 1],
    [2 ** 20, 2 ** 18],
  ]) {
    const tile = tileAtPosition(LIVE_CELL_ZOOM, unitsToPosition(square.x + x + 0.5, square.y + y + 0.5));
    expect(store.liveCell(x, y)).toBe(`${tile.x}/${tile.y}`);
  }
});
