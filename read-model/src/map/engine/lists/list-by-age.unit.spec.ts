import { TRICITY_REGION } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { FilterCache } from '../filters/filter-cache.ts';
import { toRootSquare } from '../rows/root-square.ts';
import { RowStore } from '../rows/row-store.ts';
import { listExpectedIds } from '../testing/list-oracle.ts';
import { sampleRows } from '../testing/sample-rows.ts';
import { listMatchesOldestFirst } from './list-by-age.ts';

it('pages through all public matches by number, oldest first, half of them not yet in the base', () => {
  const rows = [...sampleRows(500)];
  const store = new RowStore(toRootSquare(TRICITY_REGION));
  store.load(rows.slice(0, 250));
  for (const upsert of rows.slice(250)) store.apply({ upsert }, () => {});
  const filters = new FilterCache(store, 10);
  for (const filter of [{}, { bedroom: 2 }, { search: ['flat'], price: { min: 0, max: 90 } }]) {
    const expected = listExpectedIds(rows, { filter, sort: 'newest' }).toReversed();
    expect(expected.length).toBeGreaterThan(20);
    const page = (skip: number, limit: number) => listMatchesOldestFirst(store, filters.get(filter), { skip, limit });
    for (const size of [1, 7, expected.length - 1, expected.length]) {
      const pages = Array.from({ length: Math.ceil(expected.length / size) }, (_, n) => page(n * size, size).ids);
      expect(pages.flat()).toEqual(expected);
    }
    expect(page(0, 500)).toEqual({ ids: expected, total: expected.length });
    expect(page(expected.length, 7)).toEqual({ ids: [], total: expected.length });
  }
});
