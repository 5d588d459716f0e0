import type { MapFilter, PlaceId } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import type { MapRow } from '../map/engine/rows/map-row.ts';
import { movePositionByPixels, PLACE, sampleFlatRow } from '../map/engine/testing/sample-flat.ts';
import { listIndexKeysOfListing, listIndexKeysOfSavedSearch } from './index-keys.ts';

const LAKH = 100_000;
const [mohali, kharar] = ['mohali', 'kharar'] as PlaceId[];
const home = (more: Partial<MapRow> = {}) => sampleFlatRow(1, { places: [mohali], ...more });
const meets = (filter: MapFilter, row: MapRow): number => {
  const keys = new Set(listIndexKeysOfListing(row));
  return listIndexKeysOfSavedSearch(filter).filter((key) => keys.has(key)).length;
};
const ring = (zoom: number, side: number): MapFilter => ({
  poly: [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([east, south]) => movePositionByPixels(PLACE, zoom, (east * side) / 2, (south * side) / 2)),
});

describe('a change is checked against searches', () => {
  it('for its own places, and no others', () => {
    expect(meets({ place: [mohali] }, home())).toBe(1);
    expect(meets({ place: [kharar, mohali] }, home())).toBe(1);
    expect(meets({ place: [kharar] }, home())).toBe(0);
  });

  it('for its own type, and no others', () => {
    expect(meets({ subtype: 'flat' }, home())).toBe(1);
    expect(meets({ subtype: 'flat', propertyType: 'residential' }, home({ subtype: 'kothi' }))).toBe(0);
    expect(meets({ propertyType: 'residential' }, home({ subtype: 'kothi' }))).toBe(1);
    expect(meets({ propertyType: 'commercial' }, home())).toBe(0);
  });

  it('for its price, if the search has a narrow range', () => {
    const at = (lakhs: number) => home({ price: lakhs * LAKH });
    const narrow: MapFilter = { price: { min: 35, max: 49 } };
    expect([at(35), at(42), at(49)].map((row) => meets(narrow, row))).toEqual([1, 1, 1]);
    expect([at(34), at(50), at(900)].map((row) => meets(narrow, row))).toEqual([0, 0, 0]);
    const open: MapFilter = { price: { min: 250 } };
    expect([at(249), at(250), at(900)].map((row) => meets(open, row))).toEqual([0, 1, 1]);
    for (const max of [75, 100, 150]) {
      const wide: MapFilter = { price: { min: 20, max } };
      expect(meets(wide, at(20))).toBe(1);
      expect([listIndexKeysOfSavedSearch(wide).length, meets(wide, at(900))]).toEqual(max === 75 ? [4, 0] : [1, 1]);
    }
  });

  it('for its words, by the longest word of each chip, which is the rarest', () => {
    const row = home({ words: ['park', 'road', 'sector', 'sector 70'] });
    expect(meets({ search: ['park sector'] }, row)).toBe(1);
    for (const search of [['park elephant'], ['elephant park'], ['park airport road']])
      expect(meets({ search }, row)).toBe(0);
    expect(meets({ search: ['elephant'], place: [mohali] }, row)).toBe(0);
  });

  it('whose area contains it, with few keys however large the area is', () => {
    for (const [zoom, side] of [
      [20, 200],
      [16, 300],
      [12, 500],
      [8, 500],
    ] as const) {
      const drawn = ring(zoom, side);
      expect(listIndexKeysOfSavedSearch(drawn).length).toBeLessThanOrEqual(16);
      for (const [east, south] of [
        [0, 0],
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ]) {
        const inside = movePositionByPixels(PLACE, zoom, east * side * 0.49, south * side * 0.49);
        expect(meets(drawn, home({ position: inside }))).toBe(1);
        if (east === 0 || zoom === 20) continue;
        const away = movePositionByPixels(PLACE, zoom, east * side * 2, south * side * 2);
        expect(meets(drawn, home({ position: away }))).toBe(0);
      }
    }
    expect(listIndexKeysOfSavedSearch(ring(16, 700)).length).toBeGreaterThan(4);
    expect(listIndexKeysOfSavedSearch({ ...ring(16, 300), place: [kharar] })).toEqual(
      listIndexKeysOfSavedSearch(ring(16, 300)),
    );
    expect(meets(ring(0, 200), home())).toBe(1);
  });
});
