import { expect, it } from 'vitest';
import { AREA_UNIT_SETS, GENDERS, POST_FORM_OPTIONS, priceUnitLabel, toFirstSet } from './option-codes.ts';

const print = (set: readonly { code: number; label: string }[]) =>
  set.map(({ code, label }) => `${label}=${code}`).join(', ');

it('E-18 units of area are numbered in three sets', () => {
  expect(print(AREA_UNIT_SETS.first)).toBe('Sq.ft=1, Gaj/Sq.Yards=2');
  expect(print(AREA_UNIT_SETS.second)).toBe('Sq.ft=1, Gaj/Sq.Yards=2, Kanal=3, Acres=4');
  expect(print(AREA_UNIT_SETS.third)).toBe('Sq.ft=1, Gaj/Sq.Yards=2, Marla=3');
  const units = Object.values(AREA_UNIT_SETS).map((set) => set.map(({ unit }) => unit).join(' '));
  expect(units).toEqual(['sqft sqyd', 'sqft sqyd kanal acre', 'sqft sqyd marla']);
});

it('E-19 the third of another set is the second of the first', () => {
  expect([1, 2, 3].map(toFirstSet)).toEqual([1, 2, 2]);
  expect(POST_FORM_OPTIONS.area_units.third.map(({ first_set_code }) => first_set_code)).toEqual([1, 2, 2]);
});

it('E-22 genders are Male=1, Female=2, Other=3', () => {
  expect(print(GENDERS)).toBe('Male=1, Female=2, Other=3');
});

it('E-29 what a price is per has a list of its own: Sq.ft for 1, Sq.mt for 2, sq.yard for all else', () => {
  expect([0, 1, 2, 3, 4, 99].map(priceUnitLabel)).toEqual([
    'sq.yard',
    'Sq.ft',
    'Sq.mt',
    'sq.yard',
    'sq.yard',
    'sq.yard',
  ]);
  expect(print(POST_FORM_OPTIONS.price_units)).toBe('Sq.ft=1, Sq.mt=2, sq.yard=3');
});
