import type { ImportPreview } from '@naksha/events/wire/imports';
import { expect, it } from 'vitest';
import {
  assignColumn,
  columnOptionKey,
  findColumnUse,
  findUseOfValue,
  hasAllEarlierColumns,
  mergeImportOptions,
  moveColumnFirst,
  setConstantValue,
  setUseOfValue,
  toExplicitColumnOptions,
} from './import-options.ts';
import { addSuggestedColumns } from './suggest-columns.ts';

const previewOf = (...names: string[]): Pick<ImportPreview, 'columns'> => ({
  columns: names.map((name, k) => ({ place: k + 1, name, use: 'unread', fields: [], samples: [] })),
});

it('identifies a column by its number if its name is not unique', () => {
  const preview = previewOf('Price', 'Size', 'Size', '', '#1');
  expect(preview.columns.map((column) => columnOptionKey(column, preview))).toEqual(['Price', '#2', '#3', '#4', '#5']);
});

it('reads a second column of a field if the first is blank, and can try it first', () => {
  const both = assignColumn({ map: { area: ['Inside'] }, ignore: ['Land'] }, 'Land', 'area');
  expect(both).toEqual({ map: { area: ['Inside', 'Land'] }, ignore: [] });
  expect(findColumnUse(both, 'Land')).toEqual({ field: 'area', turn: 2 });
  expect(moveColumnFirst(both, 'Land').map).toEqual({ area: ['Land', 'Inside'] });
  expect(assignColumn(both, 'Inside')).toEqual({ map: { area: ['Land'] }, ignore: ['Inside'] });
});

it('keeps columns matched by name when another column is changed', () => {
  const preview = previewOf('price', 'Cost');
  preview.columns[0]?.fields.push({ field: 'price', turn: 1 });
  expect(toExplicitColumnOptions({}, preview)).toEqual({ map: { price: ['price'] } });
});

it('sets the meaning of a value, skips its rows, and undoes both', () => {
  const column = { key: 'Kind', field: 'subtype' as const };
  const translated = setUseOfValue({}, column, 'Condo', { meaning: 'flat' });
  expect(translated.values).toEqual({ subtype: { Condo: 'flat' } });
  expect(findUseOfValue(translated, column, ' condo ')).toEqual({ meaning: 'flat' });
  const skipped = setUseOfValue(translated, column, 'CONDO', 'skip');
  expect([skipped.values, skipped.skip]).toEqual([{}, { Kind: ['CONDO'] }]);
  expect(findUseOfValue(skipped, column, 'Condo')).toBe('skip');
  expect(setUseOfValue(skipped, column, 'Condo', undefined)).toEqual({ values: {}, skip: {} });
});

it('adds an answer to the selected options', () => {
  const chosen = setConstantValue(
    { values: { subtype: { Condo: 'flat' } }, skip: { Status: ['Sold'] } },
    'lister',
    'builder',
  );
  expect(
    mergeImportOptions(chosen, { values: { subtype: { Plot: 'residential-plot' } }, skip: { Status: ['Closed'] } }),
  ).toMatchObject({
    set: { lister: 'builder' },
    values: { subtype: { Condo: 'flat', Plot: 'residential-plot' } },
    skip: { Status: ['Sold', 'Closed'] },
  });
  expect(setConstantValue(chosen, 'lister', '').set).toEqual({});
});

it('the options of a file are used for the next one with its columns, and its corrected rows', () => {
  expect(hasAllEarlierColumns(['a', 'b'], ['a', 'b', 'Reason'])).toBe(true);
  expect(hasAllEarlierColumns(['a', 'b'], ['a'])).toBe(false);
  expect(hasAllEarlierColumns([], ['a'])).toBe(false);
});

it.each([
  [
    'Hindi',
    ['क्र.', 'प्रकार', 'विवरण', 'क़ीमत', 'क्षेत्रफल', 'इकाई', 'कमरे', 'मोबाइल', 'lat', 'lng', 'टिप्पणी'],
    {
      ...{ external_id: ['क्र.'], subtype: ['प्रकार'], title: ['विवरण'], price: ['क़ीमत'], area: ['क्षेत्रफल'] },
      ...{ area_unit: ['इकाई'], bedrooms: ['कमरे'], description: ['टिप्पणी'] },
    },
  ],
  [
    'RESO',
    ['ListingKey', 'PropertySubType', 'ListPrice', 'LivingArea', 'LotSizeArea', 'Latitude', 'Longitude'],
    {
      ...{ external_id: ['ListingKey'], subtype: ['PropertySubType'], price: ['ListPrice'] },
      ...{ area: ['LivingArea', 'LotSizeArea'], lat: ['Latitude'], lng: ['Longitude'] },
    },
  ],
  [
    'areas of a building',
    ['Carpet Area', 'Built Up Area', 'Super Area'],
    {
      ...{ area: ['Built Up Area', 'Super Area'], carpet_area: ['Carpet Area'], built_up_area: ['Built Up Area'] },
      ...{ super_built_up_area: ['Super Area'] },
    },
  ],
])('suggests fields for names in %s', (_, names, map) => {
  expect(addSuggestedColumns({}, previewOf(...names)).map).toEqual(map);
});

it('suggests a building area column for the area too, if the file has no other', () => {
  const named = { map: { built_up_area: ['Built Up Area'] } };
  expect(addSuggestedColumns(named, previewOf('Built Up Area')).map).toEqual({ ...named.map, area: ['Built Up Area'] });
});

it('suggests nothing for a column or field that has a selected option', () => {
  const chosen = { map: { title: ['Price'] }, set: { area: '100' }, ignore: ['Size'] };
  expect(addSuggestedColumns(chosen, previewOf('Price', 'Size', 'Asking price')).map).toEqual({
    title: ['Price'],
    price: ['Asking price'],
  });
});
