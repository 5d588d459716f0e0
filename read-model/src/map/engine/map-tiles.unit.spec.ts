import {
  projectToUnitSquare,
  seededRandom,
  type TileAddress,
  TRICITY_REGION,
  unprojectFromUnitSquare,
} from '@naksha/events/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMapEngine } from './map-engine.ts';
import type { MapRow } from './rows/map-row.ts';
import { tileAtPosition } from './testing/arbitrary-rows.ts';
import { decodeTile } from './testing/decode-tile.ts';
import { clusteredMarkers, unitsOfPosition } from './testing/map-oracle.ts';
import { movePositionByPixels, PLACE, sampleFlatRow } from './testing/sample-flat.ts';
import { sampleRows } from './testing/sample-rows.ts';

const corner = ({ z, x, y }: TileAddress): [number, number] => {
  const { lng, lat } = unprojectFromUnitSquare({ x: x / 2 ** z, y: y / 2 ** z });
  return [lng, lat];
};
function buildEngine(rows: readonly MapRow[]) {
  const engine = createMapEngine({ region: TRICITY_REGION });
  engine.load(rows);
  return engine;
}

describe('Clusters', () => {
  it('M-03 join two listings closer than 60 px up to zoom 16 and never above it, wherever they are on the tile grid', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 16 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.double({ min: 1, max: 59.5, noNaN: true }),
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        (zoom, shift, pixels, angle) => {
          const first = movePositionByPixels({ lat: 30.72, lng: 76.72 }, zoom, shift / 16, shift / 37);
          const second = movePositionByPixels(first, zoom, pixels * Math.cos(angle), pixels * Math.sin(angle));
          const rows = [sampleFlatRow(1, { position: first }), sampleFlatRow(2, { position: second })];
          const engine = buildEngine(rows);
          const box = [76.5, 30.5, 77.05, 30.95] as const;
          expect(engine.clusters(box, zoom, {}).map(({ count }) => count)).toEqual([2]);
          expect(engine.clusters(box, zoom, {})).toEqual(engine.clusters(box, zoom + 0.9, {}));
          expect(engine.clusters(box, 17, {}).map(({ count }) => count)).toEqual([1, 1]);
        },
      ),
    );
  });

  it('do not join listings 91 px or more apart, or any above zoom 16', () => {
    const apart = [sampleFlatRow(1), sampleFlatRow(2, { position: movePositionByPixels(PLACE, 16, 91) })];
    const box = [76.5, 30.5, 77.05, 30.95] as const;
    expect(
      buildEngine(apart)
        .clusters(box, 16, {})
        .map(({ count }) => count),
    ).toEqual([1, 1]);
    const near = [sampleFlatRow(1), sampleFlatRow(2, { position: movePositionByPixels(PLACE, 17, 1) })];
    const layersAt16 = decodeTile(buildEngine(near).tile(tileAtPosition(16, PLACE), {}));
    expect(layersAt16.clusters).toBeUndefined();
    expect(layersAt16.listings).toHaveLength(2);
    expect(
      buildEngine(near)
        .clusters(box, 17, {})
        .map(({ count }) => count),
    ).toEqual([1, 1]);
  });

  const isOpen = ({ state }: MapRow) => state !== 'under_review';
  const crowd = [...sampleRows(3000, 11)];
  const crowdEngine = buildEngine(crowd);
  const listTiles = (z: number): TileAddress[] => {
    const min = tileAtPosition(z, { lat: 30.95, lng: 76.5 });
    const max = tileAtPosition(z, { lat: 30.5, lng: 77.05 });
    const across = Array.from({ length: max.x - min.x + 1 }, (_, k) => min.x + k);
    const down = Array.from({ length: max.y - min.y + 1 }, (_, k) => min.y + k);
    return down.flatMap((y) => across.map((x) => ({ z, x, y })));
  };

  it.each([9, 10, 11, 12])(
    'D-103 D-112 are each on one tile, wherever its edge is, and the same as without tiles (tile zoom %i)',
    (z) => {
      const side = 2 ** (30 - z);
      const [open, underReview] = [crowd.filter(isOpen), crowd.filter((row) => !isOpen(row))];
      const expected = [...clusteredMarkers(open, z), ...clusteredMarkers(underReview, z)].map(({ x, y, rows }) => ({
        tile: `${Math.floor(x / side)}/${Math.floor(y / side)}`,
        x: Math.floor(((x + 0.5) % side) * (4096 / side)),
        y: Math.floor(((y + 0.5) % side) * (4096 / side)),
        count: rows.length === 1 || isOpen(rows[0]) ? rows.length : undefined,
      }));
      const shown = listTiles(z).flatMap((tile) => {
        const { clusters = [], listings = [], review = [] } = decodeTile(crowdEngine.tile(tile, {}));
        const markers = [...clusters, ...listings, ...review];
        expect(markers.length).toBeLessThanOrEqual(64);
        return markers.map(({ id, x, y, properties }) => ({
          tile: `${tile.x}/${tile.y}`,
          x,
          y,
          count: id === undefined ? properties.count : 1,
        }));
      });
      const order = (a: (typeof expected)[0], b: (typeof expected)[0]) =>
        a.tile.localeCompare(b.tile) || a.y - b.y || a.x - b.x;
      expect(shown.sort(order as never)).toEqual(expected.sort(order));
      expect(expected.reduce((sum, { count = 0 }) => sum + count, 0)).toBeGreaterThanOrEqual(open.length);
    },
  );

  it('D-103 depend only on the surrounding tiles, also for chains of near markers', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const random = seededRandom(seed);
      const rows = Array.from({ length: 4000 }, (_, id) =>
        sampleFlatRow(id, { position: { lng: 76.5 + random() * 0.55, lat: 30.5 + random() * 0.45 } }),
      );
      const key = ({ x, y }: { x: number; y: number }) => `${Math.round(x / 100)} ${Math.round(y / 100)}`;
      const whole = buildEngine(rows).clusters(TRICITY_REGION, 10, {});
      const engine = buildEngine(rows);
      const cut = listTiles(9).flatMap((tile) => {
        const [west, north] = corner(tile);
        const [east, south] = corner({ ...tile, x: tile.x + 1, y: tile.y + 1 });
        const edge = 1e-9;
        return engine.clusters([west + edge, south + edge, east - edge, north - edge], 10, {});
      });
      expect(cut.map(({ position }) => key(unitsOfPosition(position))).sort()).toEqual(
        whole.map(({ position }) => key(unitsOfPosition(position))).sort(),
      );
    }
  });

  it('D-103 of a view are those of its tiles, for every view', () => {
    for (const zoom of [11, 13, 15]) {
      const all = crowdEngine.clusters(TRICITY_REGION, zoom, {});
      const view = [76.69, 30.66, 76.81, 30.75] as const;
      const { x: x0, y: y0 } = unitsOfPosition({ lat: view[3], lng: view[0] });
      const { x: x1, y: y1 } = unitsOfPosition({ lat: view[1], lng: view[2] });
      const inside = all.filter(({ position }) => {
        const { x, y } = unitsOfPosition(position);
        return x >= x0 && x <= x1 && y >= y0 && y <= y1;
      });
      const fresh = buildEngine(crowd).clusters(view, zoom, {});
      const key = ({ position, count }: (typeof all)[0]) => `${position.lat} ${position.lng} ${count}`;
      expect(fresh.map(key).sort()).toEqual(inside.map(key).sort());
    }
  });

  it('leave few markers within 60 px of each other in a crowd', () => {
    for (const zoom of [11, 12, 13, 14]) {
      const scale = 256 * 2 ** zoom;
      const points = crowdEngine
        .clusters(TRICITY_REGION, zoom, {})
        .map(({ position }) => projectToUnitSquare(position));
      const near = points.filter((a) => points.some((b) => a !== b && Math.hypot(a.x - b.x, a.y - b.y) * scale < 59.9));
      expect(near.length / points.length).toBeLessThan(0.04);
    }
  });
});
