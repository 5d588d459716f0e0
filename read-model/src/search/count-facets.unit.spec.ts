import { expect, it } from 'vitest';
import { countSearchFacets } from './count-facets.ts';

it('counts listings for each value, and omits those without a value', () => {
  expect(
    countSearchFacets([
      { subtype: 'flat', bedrooms: '3', city: 'mohali' },
      { subtype: 'flat', bedrooms: '2', city: null },
      { subtype: 'office', bedrooms: null, city: 'mohali' },
    ]),
  ).toEqual({ property_subtype: { flat: 2, office: 1 }, bedrooms: { 2: 1, 3: 1 }, city: { mohali: 2 } });
});
