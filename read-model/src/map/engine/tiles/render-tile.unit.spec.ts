import { listingIdFromNumber, projectToUnitSquare, TRICITY_REGION } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { createMapEngine } from '../map-engine.ts';
import type { MapRow } from '../rows/map-row.ts';
import { positionToUnits, unitsToPosition } from '../rows/root-square.ts';
import { tileAtPosition } from '../testing/arbitrary-rows.ts';
import { type DecodedFeature, decodeTile } from '../testing/decode-tile.ts';
import { movePositionByPixels, PLACE, sampleFlatRow } from '../testing/sample-flat.ts';

function buildEngine(rows: readonly MapRow[]) {
  const engine = createMapEngine({ region: TRICITY_REGION });
  engine.load(rows);
  return engine;
}
const layersAt = (rows: readonly MapRow[], z: number, place = PLACE) =>
  decodeTile(buildEngine(rows).tile(tileAtPosition(z, place), {}));
const without = ({ id, properties }: DecodedFeature) => ({ id, properties });

describe('A map tile', () => {
  it('D-107 is a tile with an empty layer if nothing matches', () => {
    for (const tile of [
      buildEngine([]).tile(tileAtPosition(12, PLACE), {}),
      buildEngine([sampleFlatRow(1)]).tile(tileAtPosition(12, PLACE), { subtype: 'kothi' }),
      buildEngine([sampleFlatRow(1)]).tile({ z: 12, x: 0, y: 0 }, {}),
      buildEngine([]).tile(tileAtPosition(17, PLACE), {}),
    ]) {
      expect(tile.length).toBeGreaterThan(0);
      expect(decodeTile(tile)).toEqual({});
    }
  });

  it('D-109 contains a single listing with short id, subtype, bedrooms, price and state, at its position', () => {
    const id = 2 ** 52 + 5;
    for (const z of [0, 8, 15, 16, 20]) {
      for (const [state, shown] of [
        ['verified', 'verified'],
        ['stale', 'stale'],
      ] as const) {
        const { listings, ...others } = layersAt([sampleFlatRow(id, { state })], z);
        expect(others).toEqual({});
        expect(listings.map(without)).toEqual([
          {
            id,
            properties: { id: listingIdFromNumber(id), subtype: 'flat', bedrooms: 3, price: 7_500_000, state: shown },
          },
        ]);
        const { x, y } = projectToUnitSquare(PLACE);
        const tile = tileAtPosition(z, PLACE);
        expect(Math.abs(listings[0].x - (x * 2 ** z - tile.x) * 4096)).toBeLessThan(1 + 2 ** z / 2 ** 18);
        expect(Math.abs(listings[0].y - (y * 2 ** z - tile.y) * 4096)).toBeLessThan(1 + 2 ** z / 2 ** 18);
      }
    }
  });

  it('D-109 marks a listing with a reduced price', () => {
    for (const z of [10, 15, 16, 18]) {
      const marks = [sampleFlatRow(7, { cut: 50 }), sampleFlatRow(7)].map(
        (row) => layersAt([row], z).listings[0].properties.cut,
      );
      expect(marks).toEqual([1, undefined]);
    }
  });

  it('D-110 contains only id, subtype and state of a listing under review, at every zoom', () => {
    for (const z of [10, 15, 16, 18])
      expect(layersAt([sampleFlatRow(7, { state: 'under_review', cut: 50 })], z).listings.map(without)).toEqual([
        { id: 7, properties: { id: '00000000007', subtype: 'flat', state: 'review' } },
      ]);
  });

  const inReview = (id: number, east = 0) =>
    sampleFlatRow(id, { state: 'under_review', position: movePositionByPixels(PLACE, 16, east) });

  it('D-108 counts open listings in a cluster and gathers listings under review into marks without a count', () => {
    const rows = [sampleFlatRow(1), inReview(2, 9), sampleFlatRow(3, { state: 'stale' }), inReview(4, 12)];
    for (const z of [0, 9, 15]) {
      const { clusters, review, ...others } = layersAt(rows, z);
      expect(clusters.map(without)).toEqual([{ id: undefined, properties: { count: 2 } }]);
      expect(review.map(without)).toEqual([{ id: undefined, properties: {} }]);
      expect(others).toEqual({});
    }
    expect(layersAt(rows, 16).review).toBeUndefined();
  });

  it('M-01 shows a single listing under review with its own marker, also at the point of an open one', () => {
    for (const z of [0, 9, 15]) {
      const { listings, ...others } = layersAt([sampleFlatRow(1), inReview(2)], z);
      expect(listings.map(({ properties }) => [properties.id, properties.state])).toEqual([
        ['00000000001', 'verified'],
        ['00000000002', 'review'],
      ]);
      expect(others).toEqual({});
    }
  });

  it('D-112 contains at most 64 markers, with marks of listings under review joined where there are many', () => {
    const z = 12;
    const side = 2 ** (30 - z);
    const tile = tileAtPosition(z, PLACE);
    const at = (cell: number) =>
      unitsToPosition(
        tile.x * side + ((cell % 8) + 0.5) * (side / 8),
        tile.y * side + (Math.floor(cell / 8) + 0.5) * (side / 8),
      );
    const cells = Array.from({ length: 64 }, (_, cell) => cell);
    const waiting = cells.flatMap((cell) =>
      [1, 2].map((k) => sampleFlatRow(1000 + cell * 2 + k, { state: 'under_review', position: at(cell) })),
    );
    const marks = (open: number) => {
      const rows = cells.slice(0, open).map((cell) => sampleFlatRow(cell, { position: at(cell) }));
      const {
        clusters = [],
        listings = [],
        review = [],
      } = decodeTile(buildEngine([...rows, ...waiting]).tile(tile, {}));
      expect([clusters.length, listings.length]).toEqual([0, open]);
      return review.length;
    };
    expect([0, 1, 48, 49, 60, 61, 63, 64].map(marks)).toEqual([64, 16, 16, 4, 4, 1, 1, 0]);
  });

  it('D-111 M-17 contains one stack for five or more listings at one point from zoom 17, with count and lowest public price, listings under review apart', () => {
    const stack = [1, 2, 3, 4].map((id) => sampleFlatRow(id, { price: 9_000_000 - id * 100_000 }));
    const hidden = sampleFlatRow(5, { state: 'under_review', price: 100 });
    const beside = sampleFlatRow(6, { position: { lat: PLACE.lat, lng: PLACE.lng + 0.00001 } });
    const layers = layersAt([...stack, hidden, beside], 16);
    expect(layers.listings.map(({ id }) => id)).toEqual([6]);
    expect(layers.stacks.map(without)).toEqual([
      { id: 1, properties: { count: 4, review: 1, price: 8_600_000, bbox: expect.any(String) } },
    ]);
    expect(layersAt([...stack, hidden, beside], 15).stacks).toBeUndefined();
    expect(layersAt(stack, 16)).toMatchObject({ listings: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }] });
    expect(layersAt(stack, 16).stacks).toBeUndefined();
  });

  it('M-17 contains with a stack the box that lists its listings and no others', () => {
    const stack = [1, 2, 3, 4, 5].map((id) => sampleFlatRow(id));
    const engine = buildEngine([...stack, sampleFlatRow(6, { position: movePositionByPixels(PLACE, 22, 2) })]);
    const [{ properties }] = decodeTile(engine.tile(tileAtPosition(17, PLACE), {})).stacks;
    const [west, south, east, north] = String(properties.bbox).split(',').map(Number);
    const listed = engine.list({ filter: {}, bbox: [west, south, east, north], sort: 'newest', limit: 24 });
    expect(listed.ids).toEqual([5, 4, 3, 2, 1]);
  });

  it('excludes neighbors from the box of a stack, however near: one unit further on all sides', () => {
    const { x, y } = positionToUnits(PLACE);
    const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => unitsToPosition(x + dx + 0.5, y + dy + 0.5)));
    const beside = around.flatMap((position, k) => (k === 4 ? [] : [sampleFlatRow(10 + k, { position })]));
    const engine = buildEngine([...[1, 2, 3, 4, 5].map((id) => sampleFlatRow(id)), ...beside]);
    const [{ properties }] = decodeTile(engine.tile(tileAtPosition(17, PLACE), {})).stacks;
    const [west, south, east, north] = String(properties.bbox).split(',').map(Number);
    const listed = engine.list({ filter: {}, bbox: [west, south, east, north], sort: 'newest', limit: 24 });
    expect(listed.ids).toEqual([5, 4, 3, 2, 1]);
  });

  it('places a listing at the center of its unit if a pixel is smaller', () => {
    const { x, y } = positionToUnits(PLACE);
    const [listing] = layersAt([sampleFlatRow(1)], 20).listings;
    expect([listing.x, listing.y]).toEqual([(x % 1024) * 4 + 2, (y % 1024) * 4 + 2]);
  });

  it('sorts listings and stacks by id, in whatever order they were added', () => {
    const north = movePositionByPixels(PLACE, 22, 0, -900);
    const stacks = [9, 8, 7, 6, 5]
      .map((id) => sampleFlatRow(id))
      .concat([4, 3, 2, 1, 30].map((id) => sampleFlatRow(id, { position: north })));
    const lone = [21, 20, 22].map((id) => sampleFlatRow(id, { position: movePositionByPixels(PLACE, 22, 0, id * 50) }));
    for (const rows of [[...stacks, ...lone], [...stacks, ...lone].reverse()])
      for (const engine of [buildEngine(rows), buildEngine([])]) {
        engine.apply(rows.map((upsert) => ({ upsert })));
        const layers = decodeTile(engine.tile(tileAtPosition(16, PLACE), {}));
        expect(layers.listings.map(({ id }) => id)).toEqual([20, 21, 22]);
        expect(layers.stacks.map(({ id }) => id)).toEqual([1, 5]);
      }
  });

  it('contains neither count nor price for a stack that is all under review', () => {
    const [stack] = layersAt(
      [1, 2, 3, 4, 5].map((id) => sampleFlatRow(id, { state: 'under_review' })),
      16,
    ).stacks;
    expect(stack.properties).toEqual({ count: 0, review: 5, bbox: expect.any(String) });
  });
});
