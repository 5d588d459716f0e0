import { expect, it } from 'vitest';
import type { PlaceId } from '../ids.ts';
import type { Place } from '../place.ts';
import { PlaceNameReader } from './read-place.ts';

const place = (kind: Place['kind'], id: string, en: string, aka: string[] = [], cityId = id.split('.')[0]) =>
  ({ kind, id: id as PlaceId, cityId: cityId as PlaceId, names: { en }, aka }) as const;
const reader = new PlaceNameReader([
  place('city', 'mohali', 'Mohali', ['SAS Nagar', 'S.A.S. Nagar']),
  place('city', 'chandigarh', 'Chandigarh', ['CHD']),
  place('city', 'panchkula', 'Panchkula'),
  place('locality', 'mohali.70', 'Sector 70'),
  place('locality', 'mohali.66', 'Sector 66'),
  place('locality', 'mohali.3b2', 'Phase 3B2', ['Phase 3B2 (Sector 60)']),
  place('locality', 'mohali.7', 'Phase 7'),
  place('locality', 'chandigarh.8', 'Sector 8'),
  place('locality', 'panchkula.8', 'Sector 8'),
  place('locality', 'mohali.aerocity', 'Aerocity'),
]);
const idOf = (typed: string, inCity?: string) => {
  const read = reader.readLocality(typed, inCity as PlaceId | undefined);
  return read.kind === 'value' ? read.value.id : read.kind;
};

it.each([
  ['Sec 70', 'mohali.70'],
  ['SECTOR-70', 'mohali.70'],
  ['sector70', 'mohali.70'],
  ['Sector 70, Mohali', 'mohali.70'],
  ['sector no. 70 mohali punjab', 'mohali.70'],
  ['House 12, Sector 70, S.A.S. Nagar 160071', 'mohali.70'],
  ['सेक्टर ७०', 'mohali.70'],
  ['Ph-7', 'mohali.7'],
  ['Phase VII', 'mohali.7'],
  ['phase 3b-2', 'mohali.3b2'],
  ['3B2', 'mohali.3b2'],
  ['Aero City', 'mohali.aerocity'],
  ['Sector 8-C, Chandigarh', 'chandigarh.8'],
  ['Sector 8, Panchkula', 'panchkula.8'],
])('%s is a known locality', (typed, id) => expect(idOf(typed)).toBe(id));

it.each([
  ['Sector 71', 'rejected'],
  ['Sector 66A', 'rejected'],
  ['70', 'rejected'],
  ['near Sector 70', 'rejected'],
  ['Sector 8', 'ambiguous'],
  ['-', 'blank'],
])('%s is not guessed', (typed, kind) => expect(idOf(typed)).toBe(kind));

it('of several localities with one name, the one in the given city is used', () => {
  expect(idOf('Sector 8', 'panchkula')).toBe('panchkula.8');
});

it.each([
  ['S.A.S. Nagar', 'mohali'],
  ['SAS Nagar (Mohali)', 'mohali'],
  ['Chd', 'chandigarh'],
  ['Pkl', 'panchkula'],
  ['Chandigadh', 'chandigarh'],
  ['Chandigarh (U.T.)', 'chandigarh'],
])('%s is a known city', (typed, id) => {
  expect(reader.readCity(typed)).toMatchObject({ kind: 'value', value: { id } });
});

it('an unknown city, or two cities, are not guessed', () => {
  expect([reader.readCity('Delhi').kind, reader.readCity('Mohali / Chandigarh').kind]).toEqual([
    'rejected',
    'ambiguous',
  ]);
});
