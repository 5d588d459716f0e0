import { SUBTYPES, type Subtype, TRICITY_REGION } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { FilterCache } from '../filters/filter-cache.ts';
import type { MapRow } from '../rows/map-row.ts';
import { toRootSquare } from '../rows/root-square.ts';
import { RowStore } from '../rows/row-store.ts';
import { clusteredMarkers, rowMatchesFilter, unitsOfPosition } from '../testing/map-oracle.ts';
import { sampleRows } from '../testing/sample-rows.ts';
import { summarizeCluster } from './summarize-cluster.ts';

const rows = [...sampleRows(1500, 5)];
const store = new RowStore(toRootSquare(TRICITY_REGION));
store.load(rows.slice(0, 1200));
for (const row of rows.slice(1200)) store.apply({ upsert: row }, () => {});
const filters = new FilterCache(store, 10);

const isUnderReview = ({ state }: MapRow) => state === 'under_review';

function describeRows(open: readonly MapRow[], underReview: number) {
  const prices = open.map(({ price }) => price);
  const count = (subtype: Subtype) => open.filter((row) => row.subtype === subtype).length;
  return {
    total: open.length,
    underReview,
    price: open.length ? { min: Math.min(...prices), max: Math.max(...prices) } : undefined,
    kinds: SUBTYPES.map((subtype) => ({ subtype, total: count(subtype) }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total),
  };
}

it.each([9, 11, 13, 15])(
  'M-20 the summary of a cluster covers exactly its homes, and separately those under review in its cell (z %i)',
  (z) => {
    const cell = 2 ** (30 - z - 3);
    for (const filter of [{}, { subtype: 'flat' as const }]) {
      const matching = rows.filter((row) => rowMatchesFilter(row, filter));
      const inReview = matching.filter(isUnderReview).map(({ position }) => unitsOfPosition(position));
      const markers = clusteredMarkers(
        matching.filter((row) => !isUnderReview(row)),
        z,
      );
      expect(markers.filter((marker) => marker.rows.length > 1).length).toBeGreaterThan(5);
      for (const marker of markers) {
        const address = { z: z + 3, x: Math.floor(marker.x / cell), y: Math.floor(marker.y / cell) };
        const inCell = inReview.filter(
          ({ x, y }) => Math.floor(x / cell) === address.x && Math.floor(y / cell) === address.y,
        );
        expect(summarizeCluster(store, filters.get(filter), address)).toEqual(describeRows(marker.rows, inCell.length));
      }
    }
  },
);

it('is empty for a cell without a marker', () => {
  const nothing = { total: 0, underReview: 0, price: undefined, kinds: [] };
  expect(summarizeCluster(store, filters.get({}), { z: 18, x: 0, y: 0 })).toEqual(nothing);
});
