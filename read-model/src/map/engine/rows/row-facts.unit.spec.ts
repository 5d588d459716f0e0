import {
  listingIdFromNumber,
  NUMBER_FACETS,
  type PlaceId,
  PROPERTY_TYPES,
  SUBTYPES,
  TRICITY_REGION,
} from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import {
  allocateColumns,
  type Columns,
  listColumns,
  OWN_ID_WORD,
  readBedroomCount,
  readNumberAttributeOrZero,
  readStateCode,
} from '../base/columns.ts';
import type { MapRow } from './map-row.ts';
import { positionToUnits, toRootSquare, unitsToPosition } from './root-square.ts';
import { writeRowToColumns } from './row-facts.ts';
import { Vocabulary } from './vocabulary.ts';

const square = toRootSquare(TRICITY_REGION);
const row: MapRow = {
  id: 2 ** 44 + 5,
  position: { lat: 30.7046, lng: 76.7179 },
  propertyType: 'commercial',
  subtype: 'other',
  bedrooms: 99,
  price: 999_999_999,
  area: 303,
  sqft: 2722.5,
  state: 'stale',
  cut: 120,
  demo: false,
  byOwner: false,
  attributes: [],
  numbers: {},
  places: [],
  words: ['view', 'park'],
};
function write(changes: Partial<MapRow> = {}, vocabulary = new Vocabulary()): { terms?: number[]; columns: Columns } {
  const columns = allocateColumns(2);
  const terms = writeRowToColumns({ ...row, ...changes }, square, vocabulary, columns, 1);
  return { terms: terms && [...terms], columns };
}

describe('a row as numbers', () => {
  it('keeps all of its data', () => {
    const { columns } = write();
    const { x, y } = positionToUnits(row.position);
    const told = Object.entries(columns).map(([name, column]) => [name, column[1]]);
    expect(Object.fromEntries(told)).toMatchObject({
      id: row.id,
      x: x - square.x,
      y: y - square.y,
      price: 999_999_999,
      area: 303,
      sqft: 2722.5,
      cut: 120,
      facets: 0b0_1100011_10_110_1,
    });
    expect([readStateCode(columns, 1), readBedroomCount(columns, 1)]).toEqual([2, 99]);
    expect(listColumns(columns).map((column) => column[0])).toEqual(Array(10).fill(0));
  });

  it('stores 1 for the smallest value of a numeric attribute, and 0 for none', () => {
    const floor = NUMBER_FACETS.findIndex(({ name }) => name === 'floor');
    const written = (given: number | undefined) =>
      readNumberAttributeOrZero(write({ numbers: { floor: given } }).columns, 1, floor);
    expect([undefined, -1, 0, 150].map(written)).toEqual([0, 1, 2, 152]);
    expect(write().columns.numbers).toEqual([]);
  });

  it('has distinct codes for types, subtypes and states', () => {
    const facets = (changes: Partial<MapRow>) => write({ bedrooms: 0, ...changes }).columns.facets[1];
    const all = PROPERTY_TYPES.flatMap((propertyType) =>
      SUBTYPES.flatMap((subtype) =>
        (['under_review', 'verified', 'stale'] as const).map((state) => facets({ propertyType, subtype, state })),
      ),
    );
    expect(new Set(all).size).toBe(2 * 7 * 3);
    expect(facets({ propertyType: 'residential', subtype: 'flat', state: 'under_review' })).toBe(0);
    expect(facets({ propertyType: 'residential', subtype: 'flat', state: 'verified' })).toBe(1 << 4);
  });

  it('has a number for each word, ascending, and a bit for its own id', () => {
    const vocabulary = new Vocabulary();
    vocabulary.findOrAdd('park');
    const { terms, columns } = write({ words: ['view', 'park', listingIdFromNumber(row.id)] }, vocabulary);
    expect(terms).toEqual([0, 1]);
    expect(vocabulary.size).toBe(2);
    expect(columns.facets[1] & OWN_ID_WORD).toBe(OWN_ID_WORD);
    expect([columns.words1[1], columns.words2[1]]).toEqual(vocabulary.hash([0, 1]));
    expect(write({ words: ['view', listingIdFromNumber(row.id + 1)] }).columns.facets[1] & OWN_ID_WORD).toBe(0);
    expect(write({ words: [] }).terms).toEqual([]);
    const placed = new Vocabulary();
    const places = ['park', 'view', 'park'] as PlaceId[];
    expect(write({ places, words: ['park'] }, placed).terms).toEqual([0, 1, 2]);
    expect(['park', '@park', '@view'].map((term) => placed.find(term))).toEqual([0, 1, 2]);
  });

  it('is missing outside the square, which includes its first unit and excludes the one after its last', () => {
    const side = 2 ** square.bits;
    const at = (x: number, y: number) => unitsToPosition(square.x + x + 0.5, square.y + y + 0.5);
    for (const [x, y] of [
      [0, 0],
      [side - 1, side - 1],
      [0, side - 1],
    ])
      expect(write({ position: at(x, y) }).terms, `${x} ${y}`).toBeDefined();
    for (const [x, y] of [
      [-1, 5],
      [5, -1],
      [side, 5],
      [5, side],
    ])
      expect(write({ position: at(x, y) }).terms, `${x} ${y}`).toBeUndefined();
    for (const position of [
      { lat: Number.NaN, lng: 76.7 },
      { lat: 30.7, lng: Number.NaN },
    ])
      expect(write({ position }).terms).toBeUndefined();
    const outside = new Vocabulary();
    write({ position: at(-1, 5) }, outside);
    expect(outside.size).toBe(0);
  });
});
