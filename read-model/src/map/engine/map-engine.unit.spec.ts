import { type BBox, distanceInMeters, SORTS, TRICITY_REGION } from '@naksha/events/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMapEngine } from './map-engine.ts';
import type { MapRow } from './rows/map-row.ts';
import { positionToUnits, unitsToPosition } from './rows/root-square.ts';
import { anyFilter, anyPosition, anyRows, arbitraryTile, arbitraryTileWithRows } from './testing/arbitrary-rows.ts';
import { decodeTile } from './testing/decode-tile.ts';
import { listExpectedIds } from './testing/list-oracle.ts';
import {
  clusteredMarkers,
  groupBy,
  isPositionInBBox,
  rowMatchesFilter,
  unitsOfPosition,
} from './testing/map-oracle.ts';
import { findSampleReach } from './testing/sample-reach.ts';

const anyBox: fc.Arbitrary<BBox> = fc
  .tuple(anyPosition, anyPosition)
  .map(([a, b]) => [Math.min(a.lng, b.lng), Math.min(a.lat, b.lat), Math.max(a.lng, b.lng), Math.max(a.lat, b.lat)]);

const anyScattered = fc.record({ rows: anyRows(120), tile: arbitraryTile({ min: 0, max: 15 }) });

const isUnderReview = ({ state }: MapRow) => state === 'under_review';

function buildEngine(rows: readonly MapRow[]) {
  const engine = createMapEngine({ region: TRICITY_REGION, findReach: findSampleReach });
  engine.load(rows);
  return engine;
}

describe('The map engine compared with a brute-force implementation', () => {
  it('finds which of several ids match and are public, however rows were added', () => {
    fc.assert(
      fc.property(
        anyRows(60),
        anyFilter,
        fc.option(anyBox, { nil: undefined }),
        fc.nat(60),
        (rows, filter, box, split) => {
          const engine = createMapEngine({ region: TRICITY_REGION, findReach: findSampleReach });
          engine.load(rows.slice(split));
          engine.apply(rows.slice(0, split).map((upsert) => ({ upsert })));
          const matching = rows.filter(
            (row) =>
              row.state !== 'under_review' &&
              rowMatchesFilter(row, filter) &&
              (!box || isPositionInBBox(row.position, box)),
          );
          const unknown = Math.max(0, ...rows.map(({ id }) => id)) + 1;
          expect(engine.findMatches(filter, [...rows.map(({ id }) => id), unknown], box)).toEqual(
            matching.map(({ id }) => id),
          );
        },
      ),
    );
  });

  it('D-101 D-102 D-120 counts the same listings, for any filter in any box', () => {
    fc.assert(
      fc.property(anyRows(120), anyFilter, fc.option(anyBox, { nil: undefined }), (rows, filter, box) => {
        const matching = rows.filter(
          (row) => rowMatchesFilter(row, filter) && (!box || isPositionInBBox(row.position, box)),
        );
        const underReview = matching.filter(({ state }) => state === 'under_review').length;
        expect(buildEngine(rows).count(filter, box)).toEqual({ total: matching.length - underReview, underReview });
      }),
      { numRuns: 300 },
    );
  });

  it('D-101 D-115 D-118 lists the same listings, page by page, and as many as it counts', () => {
    fc.assert(
      fc.property(
        anyRows(80),
        anyFilter,
        fc.option(anyBox, { nil: undefined }),
        fc.constantFrom(...SORTS),
        fc.integer({ min: 1, max: 30 }),
        (rows, filter, bbox, sort, limit) => {
          const engine = buildEngine(rows);
          const expected = listExpectedIds(rows, { filter, bbox, sort });
          const listed: number[] = [];
          let cursor: string | undefined;
          do {
            const page = engine.list({ filter, bbox, sort, limit, cursor });
            expect({ total: page.total, underReview: page.underReview }).toEqual(engine.count(filter, bbox));
            listed.push(...page.ids);
            cursor = page.cursor ?? undefined;
          } while (cursor !== undefined);
          expect(listed).toEqual(expected);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('D-100 D-101 D-108 D-112 gives the same clusters, and marks without counts under review: at most 64 markers, within 8 px of the true mean', () => {
    fc.assert(
      fc.property(
        fc.oneof(arbitraryTileWithRows({ min: 12, max: 15 }, 120), anyScattered),
        fc.oneof(fc.constant({}), anyFilter),
        ({ rows, tile }, filter) => {
          const side = 2 ** (30 - tile.z);
          const matching = rows.filter((row) => rowMatchesFilter(row, filter));
          const expected = [false, true]
            .flatMap((underReview) =>
              clusteredMarkers(
                matching.filter((row) => isUnderReview(row) === underReview),
                tile.z,
              ),
            )
            .filter(({ x, y }) => Math.floor(x / side) === tile.x && Math.floor(y / side) === tile.y)
            .map(({ x, y, rows }) => ({
              x: ((x - tile.x * side) / side) * 512,
              y: ((y - tile.y * side) / side) * 512,
              count: rows.length === 1 || !isUnderReview(rows[0]) ? rows.length : undefined,
              id: rows.length === 1 ? rows[0].id : undefined,
            }));
          const layers = decodeTile(buildEngine(rows).tile(tile, filter));
          expect(layers.stacks).toBeUndefined();
          const { clusters = [], listings = [], review = [] } = layers;
          for (const { properties } of review) expect(properties).toEqual({});
          const markers = [...clusters, ...listings, ...review].map(({ id, x, y, properties }) => ({
            id,
            count: id === undefined ? properties.count : 1,
            x: x / 8,
            y: y / 8,
          }));
          expect(markers.length).toBeLessThanOrEqual(64);
          // Otherwise, marks under review are joined.
          fc.pre(expected.length <= 64);
          expect(markers.length).toBe(expected.length);
          for (const { id, count, x, y } of expected) {
            const there = markers.filter((marker) => marker.id === id && marker.count === count);
            expect(Math.min(...there.map((marker) => Math.hypot(marker.x - x, marker.y - y)))).toBeLessThan(0.5);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('D-101 D-111 M-17 shows every listing above the clustered zooms, and five or more at a point as one stack', () => {
    fc.assert(
      fc.property(
        arbitraryTileWithRows({ min: 16, max: 22 }, 80),
        fc.oneof(fc.constant({}), anyFilter),
        ({ rows, tile }, filter) => {
          const side = 2 ** (30 - tile.z);
          const inside = rows.filter((row) => {
            const { x, y } = unitsOfPosition(row.position);
            return rowMatchesFilter(row, filter) && Math.floor(x / side) === tile.x && Math.floor(y / side) === tile.y;
          });
          const points = [
            ...groupBy(
              inside,
              ({ position }) => unitsOfPosition(position).x * 2 ** 22 + (unitsOfPosition(position).y % 2 ** 22),
            ).values(),
          ];
          const layers = decodeTile(buildEngine(rows).tile(tile, filter));
          expect(layers.clusters).toBeUndefined();
          expect((layers.listings ?? []).map(({ id }) => id)).toEqual(
            points
              .filter((point) => point.length < 5)
              .flatMap((point) => point.map(({ id }) => id))
              .sort((a, b) => a - b),
          );
          expect(
            (layers.stacks ?? []).map(({ properties }) => `${properties.count} ${properties.review ?? 0}`).sort(),
          ).toEqual(
            points
              .filter((point) => point.length >= 5)
              .map((point) => {
                const underReview = point.filter(isUnderReview).length;
                return `${point.length - underReview} ${underReview}`;
              })
              .sort(),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each([
    ['India', [68, 6, 98, 37]],
    ['the world', [-180, -85, 180, 85]],
    ['a town on the edge of tiles of every zoom', [-0.1, -0.1, 0.1, 0.1]],
  ] as [string, BBox][])('D-101 supports any region: %s', (_name, region) => {
    const [west, south, east, north] = region;
    const within = fc
      .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([u, v]) => ({ lng: west + u * (east - west) * 0.999, lat: south + v * (north - south) * 0.999 }));
    fc.assert(
      fc.property(
        anyRows(60).chain((rows) => fc.tuple(...rows.map((row) => within.map((position) => ({ ...row, position }))))),
        fc.integer({ min: 0, max: 12 }),
        anyFilter,
        (rows: MapRow[], z, filter) => {
          const engine = createMapEngine({ region, findReach: findSampleReach });
          engine.load(rows.slice(0, rows.length / 2));
          engine.apply(rows.slice(rows.length / 2).map((upsert) => ({ upsert })));
          const matching = rows.filter((row) => rowMatchesFilter(row, filter));
          const { total, underReview } = engine.count(filter);
          expect(total + underReview).toBe(matching.length);
          const counts = engine.clusters(region, z + 1, filter).map(({ count }) => count);
          const open = matching.filter((row) => !isUnderReview(row));
          const expected = clusteredMarkers(open, z).map(({ rows }) => rows.length);
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(
            engine.list({ filter, sort: 'newest', limit: 1 }).total,
          );
          expect(counts.sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('stores positions with an accuracy of 5 cm', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const { x, y } = positionToUnits(position);
        expect(distanceInMeters(position, unitsToPosition(x + 0.5, y + 0.5))).toBeLessThan(0.05);
      }),
    );
  });
});
