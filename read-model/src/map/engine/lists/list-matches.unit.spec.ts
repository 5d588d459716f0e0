import { type BBox, SORTS, TRICITY_REGION } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { FilterCache } from '../filters/filter-cache.ts';
import type { MapRow } from '../rows/map-row.ts';
import { positionToUnits, toRootSquare, unitsToPosition } from '../rows/root-square.ts';
import { RowStore } from '../rows/row-store.ts';
import { listExpectedIds } from '../testing/list-oracle.ts';
import { isPositionInBBox, rowMatchesFilter } from '../testing/map-oracle.ts';
import { sampleRows } from '../testing/sample-rows.ts';
import { countMatches } from './count-matches.ts';
import { listMatches } from './list-matches.ts';
import type { ListQuery } from './list-query.ts';

const rows = [...sampleRows(500)];
function open(of: readonly MapRow[]) {
  const store = new RowStore(toRootSquare(TRICITY_REGION));
  store.load(of.slice(0, of.length / 2));
  for (const upsert of of.slice(of.length / 2)) store.apply({ upsert }, () => {});
  const filters = new FilterCache(store, 10);
  return {
    list: (query: ListQuery) => listMatches(store, filters.get(query.filter), query),
    count: (filter: ListQuery['filter'], bbox?: BBox) => countMatches(store, filters.get(filter), bbox),
  };
}
const market = open(rows);
const boxes: (BBox | undefined)[] = [
  undefined,
  [76.7, 30.68, 76.78, 30.74],
  [76.55, 30.54, 76.93, 30.9],
  [70, 20, 71, 21],
];
const filters = [{}, { bedroom: 2 }, { search: ['flat'], price: { min: 0, max: 90 } }];

describe('a list', () => {
  it.each(SORTS)('by %s pages through all matches in order', (sort) => {
    for (const filter of filters)
      for (const bbox of boxes) {
        const expected = listExpectedIds(rows, { filter, bbox, sort });
        for (const limit of [1 + Math.floor(expected.length / 3), Math.max(1, expected.length)]) {
          const listed: number[] = [];
          let pages = 0;
          for (let cursor: string | null | undefined; cursor !== null; pages++) {
            const page = market.list({ filter, bbox, sort, limit, cursor });
            expect(page.ids.length).toBeLessThanOrEqual(limit);
            expect(page.total).toBe(expected.length);
            listed.push(...page.ids);
            cursor = page.cursor;
          }
          expect(listed).toEqual(expected);
          expect(pages).toBe(Math.max(1, Math.ceil(expected.length / limit)));
        }
      }
  });

  it('by price per area shows listings without an area last', () => {
    const [dear, arealess] = [
      { ...rows[0], state: 'verified', price: 900_000_000, sqft: 0.01 },
      { ...rows[1], state: 'verified', price: 1, sqft: 0 },
    ] as const;
    const { list } = open([arealess, dear]);
    expect(list({ filter: {}, sort: 'price_per_area', limit: 9 }).ids).toEqual([dear.id, arealess.id]);
    const query = { filter: {}, sort: 'price_per_area', limit: 1 } as const;
    const other = { ...arealess, id: 1 };
    const { list: listAll } = open([arealess, other]);
    const { ids, cursor } = listAll(query);
    expect([ids, listAll({ ...query, cursor: cursor! }).ids]).toEqual([[arealess.id], [other.id]]);
  });
});

describe('a count', () => {
  it('counts public listings, and separately those under review', () => {
    for (const filter of filters)
      for (const bbox of boxes) {
        const found = rows.filter(
          (row) => rowMatchesFilter(row, filter) && (!bbox || isPositionInBBox(row.position, bbox)),
        );
        const underReview = found.filter(({ state }) => state === 'under_review').length;
        expect(market.count(filter, bbox)).toEqual({ total: found.length - underReview, underReview });
      }
  });

  it('includes the edges of a box', () => {
    const { x, y } = positionToUnits(rows[0].position);
    const [northWest, southEast] = [unitsToPosition(x + 0.5, y + 0.5), unitsToPosition(x + 0.5, y + 0.5)];
    const box = (west = 0, south = 0, east = 0, north = 0): BBox => {
      const shift = (units: number) => units * (360 / 2 ** 30);
      return [
        northWest.lng + shift(west),
        southEast.lat + shift(south),
        southEast.lng + shift(east),
        northWest.lat + shift(north),
      ];
    };
    for (const states of ['verified', 'under_review'] as const) {
      const alone = [{ ...rows[0], state: states }];
      for (const market of [open(alone), open([...alone, { ...rows[1], position: { lat: 30.51, lng: 76.51 } }])]) {
        const seen = (bbox: BBox) => {
          const { total, underReview } = market.count({}, bbox);
          return total + underReview;
        };
        expect(seen(box())).toBe(1);
        expect(seen(box(1, 0, 2))).toBe(0);
        expect(seen(box(-2, 0, -1))).toBe(0);
        expect(seen(box(0, 2, 0, 3))).toBe(0);
        expect(seen(box(0, -3, 0, -2))).toBe(0);
      }
    }
  });
});
