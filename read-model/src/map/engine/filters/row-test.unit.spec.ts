import { type MapFilter, TRICITY_REGION } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { allocateColumns } from '../base/columns.ts';
import type { MapRow } from '../rows/map-row.ts';
import { toRootSquare } from '../rows/root-square.ts';
import { writeRowToColumns } from '../rows/row-facts.ts';
import { Vocabulary } from '../rows/vocabulary.ts';
import { buildRowTest, passesRowTest } from './row-test.ts';

const LAKH = 100_000;
const flat: MapRow = {
  id: 1,
  position: { lat: 30.7, lng: 76.7 },
  propertyType: 'commercial',
  subtype: 'kothi',
  bedrooms: 3,
  price: 45 * LAKH,
  area: 300,
  sqft: 2700,
  state: 'verified',
  cut: 0,
  demo: false,
  byOwner: false,
  attributes: [],
  numbers: {},
  places: [],
  words: ['park'],
};
function finds(filter: MapFilter, changes: Partial<MapRow> = {}): boolean {
  const columns = allocateColumns(2);
  writeRowToColumns({ ...flat, ...changes }, toRootSquare(TRICITY_REGION), new Vocabulary(), columns, 1);
  return passesRowTest(buildRowTest(filter), columns, 1);
}

it('an empty filter finds every row', () => {
  expect(finds({})).toBe(true);
  expect(finds({}, { propertyType: 'residential', subtype: 'flat', bedrooms: 0, price: 1, area: 0 })).toBe(true);
  expect(finds({}, { price: 999_999_999, area: 1_000_000, bedrooms: 99 })).toBe(true);
});

it('type and subtype must match, also the first and last of the list', () => {
  const types = ['residential', 'commercial'] as const;
  const subtypes = ['flat', 'kothi', 'residential-plot', 'commercial-plot', 'office', 'showroom', 'other'] as const;
  for (const propertyType of types)
    for (const subtype of subtypes) {
      const row = { propertyType, subtype };
      expect(types.filter((type) => finds({ propertyType: type }, row))).toEqual([propertyType]);
      expect(subtypes.filter((one) => finds({ subtype: one }, row))).toEqual([subtype]);
      expect(finds(row, row)).toBe(true);
      expect(finds({ ...row, subtype: subtype === 'flat' ? 'office' : 'flat' }, row)).toBe(false);
    }
});

it('bedrooms are a minimum; price and area ranges include both ends', () => {
  expect([2, 3, 4].map((bedroom) => finds({ bedroom }))).toEqual([true, true, false]);
  expect(finds({ bedroom: 8 }, { bedrooms: 99 })).toBe(true);
  expect([44, 45, 46].map((min) => finds({ price: { min } }))).toEqual([true, true, false]);
  expect([44, 45, 46].map((max) => finds({ price: { min: 0, max } }))).toEqual([false, true, true]);
  expect([299, 300, 301].map((min) => finds({ area: { min } }))).toEqual([true, true, false]);
  expect([299, 300, 301].map((max) => finds({ area: { min: 0, max } }))).toEqual([false, true, true]);
});

it('a range of a numeric attribute includes both ends, and no listing without a value', () => {
  const found = (floor: { min: number; max?: number }) =>
    [undefined, -1, 0, 2, 3, 150].filter((given) => finds({ floor }, { numbers: { floor: given } }));
  expect(found({ min: 2 })).toEqual([2, 3, 150]);
  expect(found({ min: -1, max: 2 })).toEqual([-1, 0, 2]);
  expect(found({ min: 0, max: 0 })).toEqual([0]);
  expect(found({ min: -1 })).toEqual([-1, 0, 2, 3, 150]);
});

it('a filter on owners finds only listings of owners, also within a type and subtype', () => {
  const kothi = { propertyType: 'commercial', subtype: 'kothi' } as const;
  for (const filter of [{ lister: 'owner' }, { ...kothi, lister: 'owner' }] as const)
    expect([true, false].map((byOwner) => finds(filter, { byOwner }))).toEqual([true, false]);
  expect(finds({ lister: 'owner', subtype: 'flat' }, { byOwner: true })).toBe(false);
  expect(finds(kothi, { byOwner: true })).toBe(true);
});
