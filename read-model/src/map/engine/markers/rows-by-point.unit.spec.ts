import { TRICITY_REGION } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { FilterCache } from '../filters/filter-cache.ts';
import { tileToRect, toRootSquare } from '../rows/root-square.ts';
import { RowStore } from '../rows/row-store.ts';
import { movePositionByPixels, PLACE, sampleFlatRow } from '../testing/sample-flat.ts';
import { groupRowsByPoint } from './rows-by-point.ts';

it('returns all rows at one point together, wherever they were found', () => {
  const store = new RowStore(toRootSquare(TRICITY_REGION));
  store.load([sampleFlatRow(1), sampleFlatRow(2), sampleFlatRow(3, { position: movePositionByPixels(PLACE, 18, 40) })]);
  store.apply({ upsert: sampleFlatRow(4) }, () => {});
  const points = [...groupRowsByPoint(store, new FilterCache(store, 1).get({}), tileToRect(0, 0, 0))];
  expect(points.map((found) => found.map(({ columns, row }) => columns.id[row]).sort()).sort()).toEqual([
    [1, 2, 4],
    [3],
  ]);
});
