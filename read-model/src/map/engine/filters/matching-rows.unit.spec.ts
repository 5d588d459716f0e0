import { type MapFilter, PROPERTY_TYPES, SUBTYPES, TRICITY_REGION } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { hasBit, setBit } from '../base/bitmap.ts';
import { toRootSquare } from '../rows/root-square.ts';
import { RowStore } from '../rows/row-store.ts';
import { sampleRows } from '../testing/sample-rows.ts';
import { fillMatchingRows } from './matching-rows.ts';
import { buildRowTest, passesRowTest } from './row-test.ts';

const store = new RowStore(toRootSquare(TRICITY_REGION));
const rows = [...sampleRows(700)];
store.load(rows);
for (const { id } of rows.slice(0, 40)) store.apply({ remove: id }, () => {});
const { base } = store;
const found = (filter: MapFilter, candidates?: Uint32Array): number[] => {
  // Memory of another filter, with its old content.
  const bits = new Uint32Array(base.alive.length).fill(0xffffffff);
  fillMatchingRows(base, buildRowTest(filter), candidates, bits);
  return [...Array(bits.length * 32).keys()].filter((row) => hasBit(bits, row));
};
const foundOneByOne = (filter: MapFilter): number[] =>
  [...Array(base.n).keys()].filter(
    (row) => hasBit(base.alive, row) && passesRowTest(buildRowTest(filter), base.columns, row),
  );
const prices = rows.map(({ price }) => price / 100_000).sort((a, b) => a - b);
const areas = rows.map(({ area }) => area).sort((a, b) => a - b);

describe('matching rows of the base', () => {
  it('equal those of a full scan: by facets', () => {
    expect(found({})).toHaveLength(660);
    for (const propertyType of PROPERTY_TYPES) {
      expect(found({ propertyType })).toEqual(foundOneByOne({ propertyType }));
      for (const subtype of SUBTYPES)
        for (const bedroom of [1, 2, 8]) {
          const filter = { propertyType, subtype, bedroom };
          expect(found(filter)).toEqual(foundOneByOne(filter));
        }
    }
    expect(found({ bedroom: 3 })).toEqual(foundOneByOne({ bedroom: 3 }));
  });

  it('by any range of prices and areas, within an edge bucket or between two', () => {
    const ends = (sorted: readonly number[]) => [0, 1, 20, 90, 333, 500, 690, 699].map((k) => sorted[k]);
    for (const min of [0, ...ends(prices)])
      for (const max of [undefined, ...ends(prices)]) {
        const filter = { price: { min, max } };
        expect(found(filter)).toEqual(foundOneByOne(filter));
      }
    for (const min of [0, ...ends(areas)])
      for (const max of [undefined, ...ends(areas)]) {
        const filter = { area: { min, max }, price: { min: 30, max: 80 } };
        expect(found(filter)).toEqual(foundOneByOne(filter));
      }
    expect(found({ price: { min: 0, max: prices[100] } }).length).toBeGreaterThan(50);
  });

  it('by any range of a numeric attribute', () => {
    for (const min of [-1, 0, 4, 11, 12])
      for (const max of [undefined, 0, 4, 12]) {
        const filter: MapFilter = { floor: { min, max }, bedroom: min === 4 ? 2 : undefined };
        expect(found(filter)).toEqual(foundOneByOne(filter));
      }
    expect(found({ floor: { min: 2, max: 5 } }).length).toBeGreaterThan(50);
    expect(found({ floor: { min: 12 } })).toEqual([]);
  });

  it('by a range without any listing', () => {
    const bits = new Uint32Array(base.alive.length).fill(0xffffffff);
    const test = { ...buildRowTest({}), numbers: [{ column: 99, least: 1, most: 5 }] };
    fillMatchingRows(base, test, undefined, bits);
    expect([...bits].every((word) => word === 0)).toBe(true);
  });

  it('among candidates only, if there are some', () => {
    const candidates = new Uint32Array(base.alive.length);
    for (let row = 0; row < base.n; row += 7) setBit(candidates, row, true);
    expect(found({ bedroom: 2 }, candidates)).toEqual(foundOneByOne({ bedroom: 2 }).filter((row) => row % 7 === 0));
  });
});
