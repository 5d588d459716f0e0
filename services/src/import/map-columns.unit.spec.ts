import { expect, it } from 'vitest';
import { mapColumns } from './map-columns.ts';

const header = ['Type', 'subtype', 'title', 'Asking', 'area', 'area unit', 'lat', 'lng', 'remarks'];
const OURS = ['type', 'subtype', 'title', 'price', 'area', 'area_unit', 'lat', 'lng', undefined];
const refusal = (code: string, params: object) =>
  expect.objectContaining({ reason: { code, params: expect.objectContaining(params) } });

it('finds columns by name, by a map of names or of numbers, or takes one value for all rows', () => {
  expect(mapColumns(header, { maps: ['Asking=price'] }).columns).toEqual(OURS);
  expect(mapColumns(header, { maps: ['#4=price'] }).columns).toEqual(OURS);
  expect(mapColumns(header, { sets: ['price=1'] })).toMatchObject({ constants: { price: '1' } });
});

it('names what is missing or unknown', () => {
  expect(() => mapColumns(header, {})).toThrow(refusal('missing_columns', { missing: 'price' }));
  expect(() => mapColumns(header, { maps: ['Asked=price'] })).toThrow(refusal('map_absent', { given: 'Asked=price' }));
  expect(() => mapColumns(header, { maps: ['#12=price'] })).toThrow(refusal('map_absent', { given: '#12=price' }));
  expect(() => mapColumns(header, { maps: ['Asking=cost'] })).toThrow(refusal('map_unknown', {}));
  expect(() => mapColumns(header, { sets: ['cost=1'] })).toThrow(refusal('set_unknown', { given: 'cost=1' }));
});

it('refuses one column as two, two values for one, and a value that is none', () => {
  expect(() => mapColumns(header, { maps: ['Asking=price', '#4=area'] })).toThrow(
    refusal('map_twice', { theirs: '#4', first: 'price', ours: 'area' }),
  );
  expect(() => mapColumns(header, { sets: ['price=1', 'price=2'] })).toThrow(
    refusal('set_twice', { name: 'price', first: '1', value: '2' }),
  );
  expect(() => mapColumns(header, { sets: ['price='] })).toThrow(refusal('set_unknown', { given: 'price=' }));
  expect(mapColumns(header, { maps: ['Asking=price', '#4=price'] }).columns).toEqual(OURS);
});

it('says which columns share a name, and takes the one that is chosen', () => {
  const twice = [...header, 'price', 'PRICE'];
  expect(() => mapColumns(twice, {})).toThrow(refusal('doubled_column', { places: '#10, #11', name: 'price' }));
  expect(mapColumns(twice, { maps: ['#11=price'] }).columns.indexOf('price')).toBe(10);
});

it('says which columns have no name where one is missing', () => {
  const merged = ['type', 'subtype', 'title', 'price', 'area', '', 'lat', ''];
  expect(() => mapColumns(merged, {})).toThrow(
    refusal('unnamed_columns', { places: '#6, #8', missing: 'area_unit, lng' }),
  );
});
