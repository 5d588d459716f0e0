import { type BBox, TRICITY_REGION } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { FilterCache } from '../filters/filter-cache.ts';
import type { MapRow } from '../rows/map-row.ts';
import { positionToUnits, toRootSquare, unitsToPosition } from '../rows/root-square.ts';
import { RowStore } from '../rows/row-store.ts';
import { clusteredMarkers } from '../testing/map-oracle.ts';
import { sampleRows } from '../testing/sample-rows.ts';
import { buildTileMarkers, type TileRange } from './tile-markers.ts';
import { findClustersInView } from './view-clusters.ts';

const rows = [...sampleRows(600)].map((row) => ({ ...row, state: 'verified' as const }));
function open(of: readonly MapRow[] = rows, region: BBox = TRICITY_REGION) {
  const store = new RowStore(toRootSquare(region));
  store.load(of);
  const filters = new FilterCache(store, 10);
  return {
    store,
    markers: (range: TileRange) => buildTileMarkers(store, filters.get({}), range, 'open'),
    clusters: (box: readonly [number, number, number, number], zoom: number) =>
      findClustersInView(store, filters.get({}), box, zoom, 'open'),
  };
}
const Z = 12;
const SIDE = 2 ** (30 - Z);
const home = positionToUnits(rows[0].position);
const [X, Y] = [Math.floor(home.x / SIDE), Math.floor(home.y / SIDE)];
const one = (x: number, y: number): TileRange => ({ z: Z, x0: x, y0: y, x1: x + 1, y1: y + 1 });
const at = (tileX: number, tileY: number, units = SIDE / 2) => ({
  ...rows[0],
  position: unitsToPosition(tileX * SIDE + units + 0.5, tileY * SIDE + units + 0.5),
});

describe('markers of tiles', () => {
  it('are computed row by row, and equal the whole map’s within each tile', () => {
    const all = clusteredMarkers(rows, Z);
    const range = { z: Z, x0: X - 1, y0: Y - 1, x1: X + 2, y1: Y + 1 };
    const expected = [Y - 1, Y].flatMap((y) =>
      [X - 1, X, X + 1].map((x) =>
        all
          .filter((marker) => Math.floor(marker.x / SIDE) === x && Math.floor(marker.y / SIDE) === y)
          .map((marker) => `${marker.x} ${marker.y} ${marker.rows.length}`)
          .sort(),
      ),
    );
    const told = (tiles: ReturnType<ReturnType<typeof open>['markers']>) =>
      tiles.map(({ x, y, count }) => [...count].map((rows, k) => `${x[k]} ${y[k]} ${rows}`).sort());
    expect(told(open().markers(range))).toEqual(expected);
    const { markers } = open();
    for (const kept of [one(X, Y), one(X - 1, Y - 1), one(X + 1, Y)]) markers(kept);
    const [kept] = markers(one(X, Y));
    const asked = markers(range);
    expect(asked[4]).toBe(kept);
    expect(told(asked)).toEqual(expected);
    expect(told(markers(range))).toEqual(expected);
  });

  it('are cached while nothing changes in the tile and the eight around it', () => {
    const { store, markers } = open();
    const [kept] = markers(one(X, Y));
    expect(markers(one(X, Y))[0]).toBe(kept);
    let id = 1;
    const change = (tileX: number, tileY: number, units?: number) =>
      store.apply({ upsert: { ...at(tileX, tileY, units), id: id++ } }, () => {});
    change(X + 2, Y, 0);
    change(X - 2, Y, SIDE - 1);
    change(X, Y + 2, 0);
    change(X, Y - 2, SIDE - 1);
    expect(markers(one(X, Y))[0]).toBe(kept);
    expect(kept.seen).toBe(store.changes.count);
    let before = kept;
    for (const [dx, dy, units] of [
      [0, 0, 5],
      [1, 1, SIDE - 1],
      [-1, -1, 0],
      [1, -1, 9],
      [-1, 1, 9],
    ]) {
      change(X + dx, Y + dy, units);
      const [fresh] = markers(one(X, Y));
      expect(fresh, `${dx} ${dy}`).not.toBe(before);
      expect(markers(one(X, Y))[0]).toBe(fresh);
      before = fresh;
    }
  });

  it('of one tile are not used for another', () => {
    const { markers } = open();
    const [kept] = markers(one(X, Y));
    for (const other of [
      one(X + 1, Y),
      one(X, Y + 1),
      { ...one(X - 1, Y), z: 13 },
      { ...one(X, Y), z: 13 },
      { ...one(X * 2, Y * 2), z: 13 },
    ])
      expect(markers(other)[0]).not.toBe(kept);
    expect(markers(one(X, Y))[0]).toBe(kept);
  });
});

describe('clusters of a view', () => {
  const world = [-180, -85, 180, 85] as const;
  const sum = (clusters: readonly { count: number }[]) => clusters.reduce((all, { count }) => all + count, 0);

  it('are empty outside the region, and for an inverted box', () => {
    const { clusters } = open();
    expect(clusters([10, 10, 11, 11], 12)).toEqual([]);
    expect(clusters([76.5, 10, 77.05, 11], 12)).toEqual([]);
    expect(clusters([10, 30.5, 11, 30.95], 18)).toEqual([]);
    expect(clusters([77.05, 30.5, 76.5, 30.95], 12)).toEqual([]);
  });

  it('are complete for a large box at a high zoom, computed in parts if larger than a screen', () => {
    const { clusters, store } = open();
    store.apply({ upsert: { ...rows[0], id: 9 } }, () => {});
    for (const zoom of [0, 1, 9, 12, 14, 16, 16.9, 17, 21]) {
      const found = clusters(world, zoom);
      expect(sum(found)).toBe(601);
      const z = Math.max(0, Math.floor(zoom) - 1);
      if (z > 15) continue;
      const expected = clusteredMarkers([...rows, { ...rows[0], id: 9 }], z);
      expect(found).toHaveLength(expected.length);
    }
    expect(clusters(world, 17)).not.toHaveLength(clusters(world, 16).length);
  });

  it('cover all corners of a view larger than a screen, which may be long and narrow', () => {
    const { clusters } = open([at(X, Y)], [-180, -85, 180, 85]);
    const box = (west: number, north: number, east: number, south: number) => {
      const [from, to] = [at(X - west, Y - north).position, at(X + east, Y + south).position];
      return clusters([from.lng, to.lat, to.lng, from.lat], Z + 1);
    };
    const alone = box(0, 0, 0, 0);
    expect(sum(alone)).toBe(1);
    for (const [west, north, east, south] of [
      [8, 8, 0, 0],
      [0, 0, 8, 8],
      [50, 0, 50, 0],
      [0, 50, 0, 50],
    ])
      expect(box(west, north, east, south)).toEqual(alone);
  });

  it('are single listings above zoom 16, with those at one point together, at the center of its unit', () => {
    const beside = at(X, Y, SIDE / 2 + 1);
    const { clusters } = open([at(X, Y), { ...at(X, Y), id: 2 }, { ...beside, id: 3 }]);
    const found = clusters(world, 17).sort((a, b) => b.count - a.count);
    expect(found.map(({ count, position }) => [count, positionToUnits(position)])).toEqual([
      [2, positionToUnits(at(X, Y).position)],
      [1, positionToUnits(beside.position)],
    ]);
    expect(clusters(world, 16).map(({ count }) => count)).toEqual([3]);
  });

  it('are at the positions of their markers, and only within the box', () => {
    const { clusters } = open([at(X, Y), { ...at(X, Y + 1), id: 2 }]);
    for (const zoom of [13, 18]) {
      const [found] = clusters([76, 30, 78, 32], zoom);
      const { lat, lng } = found.position;
      const around = (d: number, dLng = 0, dLat = 0) =>
        clusters([lng - d + dLng, lat - d + dLat, lng + d + dLng, lat + d + dLat], zoom);
      expect(around(1e-6)).toEqual([found]);
      for (const [dLng, dLat] of [
        [3e-6, 0],
        [-3e-6, 0],
        [0, 3e-6],
        [0, -3e-6],
      ])
        expect(around(1e-6, dLng, dLat)).toEqual([]);
    }
  });
});
