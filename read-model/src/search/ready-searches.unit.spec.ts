import type { MapFilter, PlaceId } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { suggestRefinedSearches } from './ready-searches.ts';

const KHARAR = 'kharar' as PlaceId;
const MOHALI = 'mohali' as PlaceId;
/** More homes of few bedrooms; no showrooms. */
const countHomes = ({ bedrooms, subtype, place }: MapFilter) =>
  subtype === 'showroom' ? 0 : (place?.includes(MOHALI) ? 100 : 50) - (bedrooms?.exact[0] ?? 10);
const list = (typed: MapFilter) => suggestRefinedSearches(typed, [KHARAR, MOHALI], countHomes);

describe('suggested searches', () => {
  it('for a place are the most frequent bedrooms and types, with counts', () => {
    expect(list({ place: [KHARAR] })).toMatchObject([
      { query: 'bedrooms=1&place=kharar', total: 49 },
      { query: 'bedrooms=2&place=kharar', total: 48 },
      { query: 'bedrooms=3&place=kharar', total: 47 },
      { query: 'bedrooms=4&place=kharar', total: 46 },
    ]);
  });

  it('for bedrooms without a place are those of each city', () => {
    expect(list({ bedrooms: { exact: [2] } })).toMatchObject([
      { query: 'bedrooms=2&place=kharar', total: 48 },
      { query: 'bedrooms=2&place=mohali', total: 98 },
    ]);
  });

  it('for both are exactly that one, and none without a home', () => {
    expect(list({ bedrooms: { exact: [2] }, place: [KHARAR] })).toMatchObject([{ total: 48 }]);
    expect(list({ propertyType: 'commercial', subtype: 'showroom', place: [KHARAR] })).toEqual([]);
  });
});
