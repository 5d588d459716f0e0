import { expect, it } from 'vitest';
import { AREA_UNIT_CODES, areaUnitOf, priceUnitLabel } from './unit-codes.ts';

it('E-18 has the three code lists of area units', () => {
  expect(AREA_UNIT_CODES).toEqual({
    one: { 1: 'sqft', 2: 'sqyd' },
    two: { 1: 'sqft', 2: 'sqyd', 3: 'kanal', 4: 'acre' },
    three: { 1: 'sqft', 2: 'sqyd', 3: 'marla' },
  });
});

it('E-19 reads code 3 as code 2 in set one, and only there', () => {
  expect((['one', 'two', 'three'] as const).map((set) => areaUnitOf(set, 3))).toEqual(['sqyd', 'kanal', 'marla']);
  expect((['one', 'two', 'three'] as const).map((set) => areaUnitOf(set, 4))).toEqual([undefined, 'acre', undefined]);
  expect(areaUnitOf('one', 0)).toBeUndefined();
});

it('E-29 labels price units by a list of their own', () => {
  expect([1, 2, 3, 0, 7].map(priceUnitLabel)).toEqual(['Sq.ft', 'Sq.mt', 'sq.yard', 'sq.yard', 'sq.yard']);
});
