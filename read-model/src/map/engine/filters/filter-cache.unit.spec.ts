import { TRICITY_REGION } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { buildBase } from '../base/base.ts';
import { countBits } from '../base/bitmap.ts';
import type { MapRow } from '../rows/map-row.ts';
import { toRootSquare } from '../rows/root-square.ts';
import { RowStore } from '../rows/row-store.ts';
import { FilterCache } from './filter-cache.ts';

const LAKH = 100_000;
const row = (id: number, changes: Partial<MapRow> = {}): MapRow => ({
  id,
  position: { lat: 30.7 + id / 1000, lng: 76.72 },
  propertyType: 'residential',
  subtype: 'flat',
  bedrooms: 3,
  price: 45 * LAKH,
  area: 1250,
  sqft: 1250,
  state: 'verified',
  cut: 0,
  demo: false,
  byOwner: false,
  attributes: [],
  numbers: {},
  places: [],
  words: ['park'],
  ...changes,
});
const cheap = { price: { min: 0, max: 50 } };

function openCache(rows: readonly MapRow[], limit = 10) {
  const store = new RowStore(toRootSquare(TRICITY_REGION));
  store.load(rows);
  return { store, cache: new FilterCache(store, limit) };
}
const matches = ({ store, cache }: ReturnType<typeof openCache>, filter = cheap): number =>
  countBits(cache.get(filter).bits, 0, store.base.n);
const reprice = (store: RowStore, id: number, price: number) =>
  store.apply({ upsert: row(id, { price: price * LAKH }) }, () => {});

describe('compiled filters', () => {
  it('are shared by equal filters, however they are written', () => {
    const { cache } = openCache([row(1)]);
    const compiled = cache.get({ search: ['Park Sector'] });
    expect(cache.get({ search: ['sector, park'] })).toBe(compiled);
    expect(cache.get({ search: ['park'] })).not.toBe(compiled);
  });

  it('are updated for rows that changed in place or were removed', () => {
    const world = openCache([row(1), row(2), row(3)]);
    const compiled = world.cache.get(cheap);
    expect(matches(world)).toBe(3);
    reprice(world.store, 1, 90);
    reprice(world.store, 2, 40);
    world.store.apply({ remove: 3 }, () => {});
    expect(countBits(compiled.bits, 0, 3)).toBe(3);
    expect(matches(world)).toBe(1);
    reprice(world.store, 1, 45);
    expect(matches(world)).toBe(2);
    expect(world.cache.get(cheap)).toBe(compiled);
  });

  it('are updated for new words', () => {
    const { store, cache } = openCache([row(1)]);
    expect(cache.get({ search: ['lake'] }).needs).toEqual([[[{ term: undefined }]]]);
    store.apply({ upsert: row(2, { words: ['lake'] }) }, () => {});
    expect(cache.get({ search: ['lake'] }).needs).toEqual([[[{ term: 1 }]]]);
  });

  it('are compiled again for another base, and after too many changes', () => {
    const world = openCache([row(1), row(2)]);
    const before = world.cache.get(cheap);
    world.store.replaceBase(buildBase(world.store.partsOfAll()));
    const after = world.cache.get(cheap);
    expect(after).not.toBe(before);

    for (let change = world.store.changedRows.length; change < 100_000; change++) world.store.changedRows.push(0);
    reprice(world.store, 1, 90);
    expect(world.store.changedRows).toHaveLength(1);
    expect(world.cache.get(cheap)).not.toBe(after);
    expect(matches(world)).toBe(1);
  });

  it('are compiled again rather than updated for more than 20,000 changes', () => {
    const { store, cache } = openCache([row(1), row(2)]);
    const near = cache.get(cheap);
    for (let change = 0; change < 20_000; change++) store.changedRows.push(0);
    expect(cache.get(cheap)).toBe(near);
    store.changedRows.push(0);
    expect(cache.get(cheap)).toBe(near);
    for (let change = 0; change < 20_001; change++) store.changedRows.push(0);
    expect(cache.get(cheap)).not.toBe(near);
  });

  it('replace the least recently used one, and reuse its memory', () => {
    const { cache } = openCache([row(1)], 2);
    const [first, second] = [{ bedroom: 1 }, { bedroom: 2 }].map((filter) => cache.get(filter));
    cache.get({ bedroom: 1 });
    const third = cache.get({ bedroom: 3 });
    expect(third.bits).toBe(second.bits);
    expect(cache.get({ bedroom: 1 })).toBe(first);
    expect(cache.get({ bedroom: 3 })).toBe(third);
    expect(cache.get({ bedroom: 2 })).not.toBe(second);
  });
});
