import { TRICITY_REGION } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { FilterCache } from '../filters/filter-cache.ts';
import { tileRect, toRootSquare } from '../rows/root-square.ts';
import { RowStore } from '../rows/row-store.ts';
import { flat, moved, PLACE } from '../testing/sample-flat.ts';
import { rowsByPoint } from './rows-by-point.ts';

it('gives all rows at one point together, wherever they were found', () => {
  const store = new RowStore(toRootSquare(TRICITY_REGION));
  store.load([flat(1), flat(2), flat(3, { position: moved(PLACE, 18, 40) })]);
  store.apply({ upsert: flat(4) }, () => {});
  const points = [...rowsByPoint(store, new FilterCache(store, 1).get({}), tileRect(0, 0, 0))];
  expect(points.map((found) => found.map(({ columns, row }) => columns.id[row]).sort()).sort()).toEqual([
    [1, 2, 4],
    [3],
  ]);
});
