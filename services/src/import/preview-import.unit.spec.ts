import { Readable } from 'node:stream';
import type { ImportOptions } from '@naksha/events/wire/imports';
import { expect, it } from 'vitest';
import { previewImport } from './preview-import.ts';

const HEADER = 'Type,title,price,area,lat,lng,parking';
const preview = (lines: readonly string[], options: ImportOptions = {}) =>
  previewImport(Readable.from([Buffer.from([HEADER, ...lines].join('\n'))]), {
    map: { subtype: ['Type'], car_parkings: ['parking'], ...options.map },
    ...options,
    set: { area_unit: 'gaj', ...options.set },
  });

it('shows how each column and value is interpreted, including unreadable ones', async () => {
  const { columns, constants, rows } = await preview([
    'Kothi,A,1.2 Cr,250,30.7,76.7,1',
    'Villa,B,ask,300,30.7,76.7,2',
    'Villa,C,1 Cr 10 L,400,30.7,76.7,seven bikes',
  ]);
  expect(rows).toBe(3);
  expect(columns.map(({ name, use, fields }) => [name, use, fields])).toEqual([
    ['Type', 'map', [{ field: 'subtype', turn: 1 }]],
    ...['title', 'price', 'area', 'lat', 'lng'].map((field) => [field, 'name', [{ field, turn: 1 }]]),
    ['parking', 'map', [{ field: 'car_parkings', turn: 1 }]],
  ]);
  expect(columns[0].samples).toEqual([
    { text: 'Villa', rows: 2, read: 'kothi' },
    { text: 'Kothi', rows: 1, read: 'kothi' },
  ]);
  expect(columns[2].samples).toMatchObject([
    { text: '1.2 Cr', read: '12000000' },
    { text: 'ask', reason: { code: 'not_number' } },
    { text: '1 Cr 10 L', read: '11000000' },
  ]);
  expect(columns[3].samples[0]).toMatchObject({ read: '250 sqyd' });
  expect(columns[6].samples[2]).toMatchObject({ reason: { code: 'unknown_value' } });
  expect(constants).toEqual([{ field: 'area_unit', text: 'gaj', read: 'sqyd' }]);
});

it('asks once per file what a value means, until the options define it', async () => {
  const lines = ['Plot,A,1 Cr,250,30.7,76.7,Yes', 'PLOT,B,1 Cr,250,30.7,76.7,1', 'Flat,C,1 Cr,250,30.7,76.7,'];
  const { questions } = await preview(lines);
  expect(questions).toMatchObject([
    { kind: 'value', field: 'subtype', text: 'Plot', rows: 2, line: 2 },
    { kind: 'value', field: 'car_parkings', text: 'Yes', rows: 1, line: 2 },
  ]);
  const values = { subtype: { plot: 'residential-plot' }, car_parkings: { yes: '1' } };
  expect((await preview(lines, { values })).questions).toEqual([]);
  const typed = lines.map((line) => line.replace(/Yes$/, ''));
  expect((await preview(typed, { set: { type: 'commercial' } })).questions).toEqual([]);
});

it('counts skipped rows, and asks nothing about them', async () => {
  const lines = ['Plot,A,1 Cr,250,30.7,76.7,', 'Flat,B,1 Cr,250,30.7,76.7,'];
  expect(await preview(lines, { skip: { Type: ['plot'] } })).toMatchObject({ rows: 2, skipped: 1, questions: [] });
});

it('names the line at which the file breaks, with the rows read until then', async () => {
  const broken = await preview(['Flat,A,1 Cr,250,30.7,76.7,1', 'Flat,B "x,1 Cr,250,30.7,76.7,1']);
  expect(broken).toMatchObject({ rows: 1, problem: { code: 'quote_misplaced', params: { line: '3' } } });
});

it('asks about 50 values of a field at a time, and shows how many more there are', async () => {
  const listers = Array.from({ length: 600 }, (_, k) => `Flat,A,1 Cr,250,30.7,76.7,1,kin ${k}`);
  const ask = (values: Record<string, string> = {}) =>
    previewImport(Readable.from([Buffer.from([`${HEADER},lister`, ...listers].join('\n'))]), {
      map: { subtype: ['Type'], car_parkings: ['parking'] },
      set: { area_unit: 'gaj' },
      values: { lister: values },
    });
  const { questions } = await ask();
  expect(questions).toHaveLength(50);
  expect(questions.filter((question) => 'more' in question)).toEqual([questions[49]]);
  expect(questions[49]).toMatchObject({ text: 'kin 49', more: 550 });
  // Options name at most 500 values; rows with further ones are refused.
  const named = Object.fromEntries(Array.from({ length: 500 }, (_, k) => [`kin ${k}`, 'relative']));
  expect((await ask(named)).questions).toEqual([]);
});

it('asks only questions that an option can answer', async () => {
  const lister = (cell: string) =>
    previewImport(Readable.from([Buffer.from(`${HEADER},lister\nFlat,A,1 Cr,250,30.7,76.7,1,${cell}\n`)]), {
      map: { subtype: ['Type'], car_parkings: ['parking'] },
      set: { area_unit: 'gaj' },
    });
  for (const cell of ['x'.repeat(201), '__proto__']) expect((await lister(cell)).questions).toEqual([]);
  const long = 'x'.repeat(190);
  expect((await lister(` ${long}${' '.repeat(300)}`)).questions).toMatchObject([{ text: long }]);
  expect((await preview(['Plot\0,A,1 Cr,250,30.7,76.7,1'])).questions).toEqual([]);
});
