import { type MapFilter, TRICITY_REGION } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { mayHaveRowsInRect } from '../rows/has-rows.ts';
import { positionToUnits, type Rect, toRootSquare } from '../rows/root-square.ts';
import { RowStore } from '../rows/row-store.ts';
import { rowMatchesFilter } from '../testing/map-oracle.ts';
import { sampleRows } from '../testing/sample-rows.ts';
import { FilterCache } from './filter-cache.ts';
import { visitMatches } from './visit-matches.ts';

const rows = [...sampleRows(400)];
const store = new RowStore(toRootSquare(TRICITY_REGION));
store.load(rows.slice(0, 300));
for (const upsert of rows.slice(300)) store.apply({ upsert }, () => {});
const filters = new FilterCache(store, 10);
const visited = (filter: MapFilter, rect: Rect): number[] => {
  const ids: number[] = [];
  visitMatches(store, filters.get(filter), rect, (columns, row) => ids.push(columns.id[row]));
  return ids.sort((a, b) => a - b);
};
const inside = ({ x0, y0, x1, y1 }: Rect) =>
  rows.filter(({ position }) => {
    const { x, y } = positionToUnits(position);
    return x >= x0 && x < x1 && y >= y0 && y < y1;
  });
const [{ x, y }] = [positionToUnits(rows[0].position)];
const late = positionToUnits(rows[350].position);
const rects: Rect[] = [
  { x0: 0, y0: 0, x1: 2 ** 30, y1: 2 ** 30 },
  { x0: x - 300_000, y0: y - 200_000, x1: x + 100_000, y1: y + 400_000 },
  { x0: x, y0: y, x1: x + 1, y1: y + 1 },
  { x0: x + 1, y0: y, x1: x + 2, y1: y + 1 },
  { x0: late.x, y0: late.y, x1: late.x + 1, y1: late.y + 1 },
  { x0: late.x - 1, y0: late.y, x1: late.x, y1: late.y + 1 },
  { x0: 0, y0: 0, x1: 1000, y1: 1000 },
];

it('rows of a filter in a rectangle are visited once each, from base or delta', () => {
  for (const rect of rects)
    for (const filter of [{}, { bedroom: 3 }, { search: ['mohali'] }]) {
      const expected = inside(rect).filter((row) => rowMatchesFilter(row, filter));
      expect(visited(filter, rect)).toEqual(expected.map(({ id }) => id).sort((a, b) => a - b));
    }
});

it('a rectangle without rows is known to be empty, and one with a row never is', () => {
  for (const rect of rects) expect(mayHaveRowsInRect(store, rect)).toBe(inside(rect).length > 0);
});
