import { type PlaceId, TRICITY_REGION } from '@naksha/events/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMapEngine } from '../map-engine.ts';
import type { MapRow } from '../rows/map-row.ts';
import { anyFilter, anyRows, anyTile } from '../testing/arbitrary-rows.ts';
import { rowMatches, unitsOfPosition } from '../testing/map-oracle.ts';
import { flat } from '../testing/sample-flat.ts';
import { RATE_CELL_STEP } from './rate-cells.ts';

const PLACES = ['mohali', 'mohali-sector-70', 'mohali-flat', 'nowhere'] as PlaceId[];
const WORLD = { z: 0, x: 0, y: 0 };

/** Some rows loaded, the others added later: what is answered may not depend on it. */
function openEngine(rows: readonly MapRow[], split = rows.length) {
  const engine = createMapEngine({ region: TRICITY_REGION });
  engine.load(rows.slice(0, split));
  engine.apply(rows.slice(split).map((upsert) => ({ upsert })));
  return engine;
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** From the definition alone. */
function rateOf(rows: readonly MapRow[]) {
  const open = rows.filter(({ state }) => state !== 'under_review');
  const [real, demo] = [open.filter((row) => !row.demo), open.filter((row) => row.demo)];
  const counted = real.length >= 5 ? real : demo.length >= 5 ? demo : undefined;
  if (!counted) return { homes: (real.length ? real : demo).length, demo: real.length === 0, perSqft: undefined };
  const perSqft = median(counted.map(({ price, sqft }) => price / sqft));
  return { homes: counted.length, demo: counted === demo, perSqft: expect.closeTo(perSqft, 6) };
}

const homes = (count: number, rate: number, more: Partial<MapRow> = {}) =>
  Array.from({ length: count }, (_, k) => flat(1 + k + rate * 1000, { price: rate * 1000, sqft: 1000, ...more }));

describe('what homes cost', () => {
  it('is the median of five homes or more, and unknown of fewer', () => {
    const place = PLACES[0];
    const of = (rows: readonly MapRow[]) => openEngine(rows).ratesByPlace({}, [place]).places[0];
    const prices = [1, 2, 3, 4, 900].flatMap((rate) => homes(1, rate, { places: [place] }));
    expect(of(prices)).toEqual({ id: place, homes: 5, demo: false, perSqft: 3 });
    expect(of(prices.slice(1))).toEqual({ id: place, homes: 4, demo: false, perSqft: undefined });
    expect(of([])).toMatchObject({ homes: 0, perSqft: undefined });
  });

  it('counts what anybody may open, and neither sold nor hidden figures', () => {
    const [shown, hidden] = [homes(5, 10), homes(3, 99, { state: 'under_review', price: 0 })];
    const [cell] = openEngine([...shown, ...hidden]).rateCells(WORLD, {});
    expect(cell).toMatchObject({ homes: 5, perSqft: 10 });
    expect(openEngine(hidden).rateCells(WORLD, {})).toEqual([]);
  });

  it('never mixes invented homes with real ones, and says where it has no others', () => {
    const [real, demo] = [homes(5, 10), homes(8, 99, { demo: true })];
    const of = (rows: readonly MapRow[]) => openEngine(rows).rateCells(WORLD, {})[0];
    expect(of([...real, ...demo])).toMatchObject({ homes: 5, demo: false, perSqft: 10 });
    expect(of([...real.slice(1), ...demo])).toMatchObject({ homes: 8, demo: true, perSqft: 99 });
    expect(of([...real.slice(1), ...demo.slice(5)])).toMatchObject({ homes: 4, demo: false, perSqft: undefined });
  });

  it('has five classes with as many homes in each', () => {
    const rows = Array.from({ length: 11 }, (_, k) => homes(1, k)[0]);
    expect(openEngine(rows).ratesByPlace({}, []).levels).toEqual([2, 4, 6, 8]);
    expect(openEngine(rows.slice(7)).ratesByPlace({}, []).levels).toEqual([]);
  });

  it('is in each cell what a look at every row finds, however the rows came', () => {
    fc.assert(
      fc.property(anyRows(60), anyFilter, anyTile({ min: 8, max: 14 }), fc.nat(60), (rows, filter, tile, split) => {
        const zoom = tile.z + RATE_CELL_STEP;
        const cellOf = ({ position }: MapRow) => {
          const { x, y } = unitsOfPosition(position);
          return { x: Math.floor(x / 2 ** (30 - zoom)), y: Math.floor(y / 2 ** (30 - zoom)) };
        };
        const matching = rows.filter((row) => rowMatches(row, filter));
        const side = 2 ** RATE_CELL_STEP;
        const expected = Array.from({ length: side * side }, (_, at) => {
          const [x, y] = [tile.x * side + (at % side), tile.y * side + Math.floor(at / side)];
          const inside = matching.filter((row) => cellOf(row).x === x && cellOf(row).y === y);
          return { x, y, ...rateOf(inside) };
        }).filter(({ homes }) => homes > 0);
        expect(openEngine(rows, split).rateCells(tile, filter)).toEqual(expected);
      }),
    );
  });

  it('is in each place what a look at every row finds, however the rows came', () => {
    fc.assert(
      fc.property(anyRows(60), anyFilter, fc.nat(60), (rows, filter, split) => {
        const matching = rows.filter((row) => rowMatches(row, filter));
        const { places } = openEngine(rows, split).ratesByPlace(filter, PLACES);
        expect(places).toEqual(
          PLACES.map((id) => ({ id, ...rateOf(matching.filter((row) => row.places.includes(id))) })),
        );
      }),
    );
  });
});
