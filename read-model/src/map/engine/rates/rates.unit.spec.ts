import { type PlaceId, TRICITY_REGION } from '@naksha/events/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMapEngine } from '../map-engine.ts';
import type { MapRow } from '../rows/map-row.ts';
import { anyFilter, anyRows, arbitraryTile } from '../testing/arbitrary-rows.ts';
import { rowMatchesFilter, unitsOfPosition } from '../testing/map-oracle.ts';
import { movePositionByPixels, sampleFlatRow } from '../testing/sample-flat.ts';
import { findSampleReach } from '../testing/sample-reach.ts';
import { RATE_CELL_STEP } from './rate-cells.ts';

const PLACES = ['mohali', 'mohali-sector-70', 'mohali-flat', 'nowhere'] as PlaceId[];
const WORLD = { z: 0, x: 0, y: 0 };

function openEngine(rows: readonly MapRow[], split = rows.length) {
  const engine = createMapEngine({ region: TRICITY_REGION, findReach: findSampleReach });
  engine.load(rows.slice(0, split));
  engine.apply(rows.slice(split).map((upsert) => ({ upsert })));
  return engine;
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

function rateOf(rows: readonly MapRow[]) {
  const open = rows.filter(({ state }) => state !== 'under_review');
  const [real, demo] = [open.filter((row) => !row.demo), open.filter((row) => row.demo)];
  const counted = real.length >= 5 ? real : demo.length >= 5 ? demo : undefined;
  if (!counted) return { homes: (real.length ? real : demo).length, demo: real.length === 0, perSqft: undefined };
  const perSqft = median(counted.map(({ price, sqft }) => price / sqft));
  return { homes: counted.length, demo: counted === demo, perSqft: expect.closeTo(perSqft, 6) };
}

const homes = (count: number, rate: number, more: Partial<MapRow> = {}) =>
  Array.from({ length: count }, (_, k) =>
    sampleFlatRow(1 + k + rate * 1000, { price: rate * 1000, sqft: 1000, ...more }),
  );

describe('asking prices', () => {
  it('are the median of five or more homes, and unknown for fewer', () => {
    const place = PLACES[0];
    const of = (rows: readonly MapRow[]) => openEngine(rows).ratesByPlace({}, [place]).places[0];
    const prices = [1, 2, 3, 4, 900].flatMap((rate) => homes(1, rate, { places: [place] }));
    expect(of(prices)).toEqual({ id: place, homes: 5, demo: false, perSqft: 3 });
    expect(of(prices.slice(1))).toEqual({ id: place, homes: 4, demo: false, perSqft: undefined });
    expect(of([])).toMatchObject({ homes: 0, perSqft: undefined });
  });

  it('do not depend on the order of homes or where they are stored, and average the middle two of an even number', () => {
    const rates = [30, 700, 1, 9, 4, 2];
    const rows = rates.flatMap((rate, k) => homes(1, rate, { id: k + 1, places: [PLACES[0]] }));
    for (const [count, perSqft] of [
      [6, 6.5],
      [5, 9],
    ])
      for (const split of [0, 3, count]) {
        const engine = openEngine(rows.slice(0, count), split);
        const { places, levels } = engine.ratesByPlace({}, [PLACES[3], PLACES[0]]);
        expect(places).toEqual([
          { id: PLACES[3], homes: 0, demo: true, perSqft: undefined },
          { id: PLACES[0], homes: count, demo: false, perSqft },
        ]);
        expect(levels.map((level) => Math.round(level * 10) / 10)).toEqual(
          count === 6 ? [2, 4, 9, 30] : [3.4, 7, 17.4, 164],
        );
        expect(engine.rateCells(WORLD, {})).toMatchObject([{ homes: count, perSqft }]);
      }
  });

  it('cover the matching homes in the requested place only', () => {
    const here = ['first', 'second', 'third'] as PlaceId[];
    // Places come first among all terms; an unknown place matches none.
    const named = { places: here, words: [] };
    const rows = [...homes(5, 10, named), ...homes(5, 99, { ...named, bedrooms: 2 })];
    for (const split of [0, rows.length]) {
      const { places, levels } = openEngine(rows, split).ratesByPlace({ bedroom: 3 }, [...here, PLACES[3]]);
      expect(places.map(({ homes, perSqft }) => [homes, perSqft])).toEqual([
        [5, 10],
        [5, 10],
        [5, 10],
        [0, undefined],
      ]);
      expect(levels).toEqual([10, 10, 10, 10]);
    }
  });

  it('are given for the cell that contains the homes', () => {
    const [z, zoom] = [12, 12 + RATE_CELL_STEP];
    const at = { lat: 30.7046, lng: 76.7179 };
    const cellOf = (position: MapRow['position']) => {
      const { x, y } = unitsOfPosition(position);
      return { x: Math.floor(x / 2 ** (30 - zoom)), y: Math.floor(y / 2 ** (30 - zoom)) };
    };
    const there = movePositionByPixels(at, zoom, -3 * 256, 2 * 256);
    const rows = [...homes(5, 10, { position: at }), ...homes(5, 20, { position: there })];
    const tile = { z, x: Math.floor(cellOf(at).x / 8), y: Math.floor(cellOf(at).y / 8) };
    const cells = openEngine(rows).rateCells(tile, {});
    const expected = [at, there]
      .map((position, k) => ({ ...cellOf(position), homes: 5, demo: false, perSqft: 10 * (k + 1) }))
      .filter(({ x, y }) => Math.floor(x / 8) === tile.x && Math.floor(y / 8) === tile.y);
    expect(expected).toHaveLength(2);
    expect(cells).toEqual(expected);
  });

  it('cover public homes, without sold homes and hidden prices', () => {
    const [shown, hidden] = [homes(5, 10), homes(3, 99, { state: 'under_review', price: 0 })];
    const [cell] = openEngine([...shown, ...hidden]).rateCells(WORLD, {});
    expect(cell).toMatchObject({ homes: 5, perSqft: 10 });
    expect(openEngine(hidden).rateCells(WORLD, {})).toEqual([]);
  });

  it('never mix demo homes with real ones, and are marked if there are only demo homes', () => {
    const [real, demo] = [homes(5, 10), homes(8, 99, { demo: true })];
    const of = (rows: readonly MapRow[]) => openEngine(rows).rateCells(WORLD, {})[0];
    expect(of([...real, ...demo])).toMatchObject({ homes: 5, demo: false, perSqft: 10 });
    expect(of([...real.slice(1), ...demo.slice(3)])).toMatchObject({ homes: 5, demo: true, perSqft: 99 });
    expect(of([...real.slice(1), ...demo])).toMatchObject({ homes: 8, demo: true, perSqft: 99 });
    expect(of([...real.slice(1), ...demo.slice(5)])).toMatchObject({ homes: 4, demo: false, perSqft: undefined });
  });

  it('have five classes with equal numbers of homes', () => {
    const rows = Array.from({ length: 11 }, (_, k) => homes(1, k)[0]);
    expect(openEngine(rows).ratesByPlace({}, []).levels).toEqual([2, 4, 6, 8]);
    expect(openEngine(rows.slice(7)).ratesByPlace({}, []).levels).toEqual([]);
  });

  it('include the quartiles, and nothing for fewer than five homes', () => {
    const rows = [1, 2, 3, 4, 900].flatMap((rate) => homes(1, rate, { places: [PLACES[0]] }));
    for (const split of [0, 2, 5]) {
      const engine = openEngine(rows, split);
      expect(engine.rateSpread({ place: [PLACES[0]] })).toEqual({
        homes: 5,
        demo: false,
        perSqft: 3,
        lower: 2,
        upper: 4,
      });
      expect(engine.rateSpread({ place: [PLACES[3]] })).toMatchObject({ homes: 0, perSqft: undefined });
    }
    expect(openEngine(rows.slice(1)).rateSpread({})).toEqual({
      ...{ homes: 4, demo: false, perSqft: undefined },
      ...{ lower: undefined, upper: undefined },
    });
    const demo = homes(9, 50, { demo: true });
    expect(openEngine([...rows, ...demo]).rateSpread({})).toMatchObject({ homes: 5, demo: false, upper: 4 });
    expect(openEngine(demo).rateSpread({})).toMatchObject({ homes: 9, demo: true, lower: 50, upper: 50 });
  });

  it('equal a full scan in each cell, however rows were added', () => {
    fc.assert(
      fc.property(
        anyRows(60),
        anyFilter,
        arbitraryTile({ min: 8, max: 14 }),
        fc.nat(60),
        (rows, filter, tile, split) => {
          const zoom = tile.z + RATE_CELL_STEP;
          const cellOf = ({ position }: MapRow) => {
            const { x, y } = unitsOfPosition(position);
            return { x: Math.floor(x / 2 ** (30 - zoom)), y: Math.floor(y / 2 ** (30 - zoom)) };
          };
          const matching = rows.filter((row) => rowMatchesFilter(row, filter));
          const side = 2 ** RATE_CELL_STEP;
          const expected = Array.from({ length: side * side }, (_, at) => {
            const [x, y] = [tile.x * side + (at % side), tile.y * side + Math.floor(at / side)];
            const inside = matching.filter((row) => cellOf(row).x === x && cellOf(row).y === y);
            return { x, y, ...rateOf(inside) };
          }).filter(({ homes }) => homes > 0);
          expect(openEngine(rows, split).rateCells(tile, filter)).toEqual(expected);
        },
      ),
    );
  });

  it('equal a full scan in each place, however rows were added', () => {
    fc.assert(
      fc.property(anyRows(60), anyFilter, fc.nat(60), (rows, filter, split) => {
        const matching = rows.filter((row) => rowMatchesFilter(row, filter));
        const { places } = openEngine(rows, split).ratesByPlace(filter, PLACES);
        expect(places).toEqual(
          PLACES.map((id) => ({ id, ...rateOf(matching.filter((row) => row.places.includes(id))) })),
        );
      }),
    );
  });
});
