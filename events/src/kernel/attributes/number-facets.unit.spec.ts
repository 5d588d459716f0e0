import { describe, expect, it } from 'vitest';
import { getFacet } from './facets.ts';
import {
  bytesPerIndexedNumber,
  encodeIndexedNumber,
  NUMBER_FACETS,
  type NumberFacet,
  repairRangeParameter,
} from './number-facets.ts';

const facetOf = (min: number, max: number) => ({ value: { type: 'number', min, max } }) as unknown as NumberFacet;

describe('a numeric attribute', () => {
  it('is stored in as few bytes as its values and one for "none" need', () => {
    const bytes = (min: number, max: number) => bytesPerIndexedNumber(facetOf(min, max));
    expect([bytes(-1, 150), bytes(1, 255), bytes(0, 255)]).toEqual([1, 1, 2]);
    expect([bytes(1, 65_535), bytes(0, 65_535), bytes(0, 999_999_999)]).toEqual([2, 4, 4]);
    for (const facet of NUMBER_FACETS) expect(encodeIndexedNumber(facet, facet.value.max)).toBeLessThan(2 ** 31);
  });

  it('is stored as 1 for its smallest value, and as 0 if it is missing or out of bounds', () => {
    const encode = (given: number | undefined) => encodeIndexedNumber(facetOf(-1, 150), given);
    expect([undefined, -2, -1, 0, 150, 151].map(encode)).toEqual([0, 0, 1, 2, 152, 0]);
  });

  it.each([
    ['2,5', '2,5'],
    ['5,2', '2,5'],
    ['2,', '2,150'],
    [',5', '-1,5'],
    ['2', '2,150'],
    ['-9,999', '-1,150'],
  ])('of an edited or shortened URL gets the nearest range: %s', (typed, read) => {
    expect(repairRangeParameter(getFacet('floor'), typed)).toBe(read);
  });

  it('of a URL without a number is unchanged', () => {
    for (const typed of ['', ',', 'ground', '1,2,3', '1.5,2', '-'])
      expect(repairRangeParameter(getFacet('floor'), typed), typed).toBe(typed);
  });
});
