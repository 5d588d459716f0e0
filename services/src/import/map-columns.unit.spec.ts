import { expect, it } from 'vitest';
import { type ColumnChoice, mapColumns } from './map-columns.ts';

const header = ['Type', 'subtype', 'title', 'Asking', 'area', 'area unit', 'lat', 'lng', 'remarks'];
const refusal = (code: string, params: object) =>
  expect.objectContaining({ reason: { code, params: expect.objectContaining(params) } });
const placesOf = (options: ColumnChoice, names: readonly string[] = header) =>
  Object.fromEntries(mapColumns(names, options).places);

it('finds columns by name, by mapped name or number, or uses one value for all rows', () => {
  const all = { type: [0], subtype: [1], title: [2], price: [3], area: [4], area_unit: [5], lat: [6], lng: [7] };
  for (const asking of ['Asking', '#4', ' asking']) expect(placesOf({ map: { price: [asking] } })).toEqual(all);
  expect(mapColumns(header, { set: { price: '1' } })).toMatchObject({ constants: { price: '1' } });
  expect(placesOf({ map: { price: ['Asking'], description: ['remarks', '#4'] } }).description).toEqual([8, 3]);
});

it('does not match a column by name if an option mentions the column or the field', () => {
  const price = { price: ['Asking'] };
  const uses = (options: ColumnChoice) => mapColumns(header, options).uses[0];
  expect(uses({ map: price })).toBe('name');
  expect(uses({ map: price, set: { type: 'residential' } })).toBe('set');
  expect(uses({ map: price, ignore: ['type'] })).toBe('ignored');
  expect(uses({ map: { ...price, type: ['remarks'] } })).toBe('unread');
  expect(uses({ map: { ...price, description: ['Type'] } })).toBe('map');
  for (const options of [{ set: { type: 'residential' } }, { ignore: ['Type'] }, { map: { description: ['Type'] } }])
    expect(placesOf({ ...options, map: { ...price, ...options.map } })).not.toHaveProperty('type');
});

it('names missing columns, and those not in the file', () => {
  expect(() => mapColumns(header, {})).toThrow(refusal('missing_columns', { missing: 'price' }));
  expect(() => mapColumns(header, { ignore: ['lat'], set: { price: '1' } })).toThrow(
    refusal('missing_columns', { missing: 'lat' }),
  );
  for (const given of ['Asked', '#12', '#0'])
    for (const options of [{ map: { price: [given] } }, { ignore: [given] }, { skip: { [given]: ['x'] } }])
      expect(() => mapColumns(header, options)).toThrow(refusal('map_absent', { given }));
});

it('names columns with the same name, and uses the selected one', () => {
  const twice = [...header, 'price', 'PRICE'];
  expect(() => mapColumns(twice, {})).toThrow(refusal('doubled_column', { places: '#10, #11', name: 'price' }));
  expect(placesOf({ map: { price: ['#11'] } }, twice).price).toEqual([10]);
  expect(placesOf({ map: { price: ['PRICE'] } }, twice).price).toEqual([10]);
  expect(() => mapColumns([...header, 'Asking'], { map: { price: ['Asking'] } })).toThrow(
    refusal('doubled_column', { places: '#4, #10', name: 'Asking' }),
  );
});

it('names columns without a name if one is missing', () => {
  const merged = ['type', 'subtype', 'title', 'price', 'area', '', 'lat', ''];
  expect(() => mapColumns(merged, {})).toThrow(refusal('unnamed_columns', { places: '#6, #8', missing: 'lng' }));
});
