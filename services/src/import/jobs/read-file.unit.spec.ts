import type { ImportOptions, ImportPreview } from '@naksha/events/wire/imports';
import { expect, it } from 'vitest';
import { BadFile } from '../bad-file.ts';
import { readHeaderOfRejectedFile, readImportFile } from './read-file.ts';

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
async function preview(text: string, options: ImportOptions = {}): Promise<ImportPreview> {
  const { header } = await readImportFile(bytesOf(text), options, {});
  if (!header.preview) throw new Error('no preview');
  return header.preview;
}
const column = (from: ImportPreview, name: string) => from.columns.find((one) => one.name === name);

const HEADER = 'subtype,title,price,area,area_unit,lat,lng,bedrooms,Status';
const row = (values: { subtype?: string; price?: string; bedrooms?: string; status?: string } = {}) => {
  const { subtype = 'flat', price = '45 lakh', bedrooms = '3 BHK', status = 'Active' } = values;
  return `${subtype},Flat,${price},1450,sqft,30.7,76.7,${bedrooms},${status}`;
};
const csv = (...rows: string[]) => [HEADER, ...rows].join('\n');

it('shows what each column is, and how each of its values is interpreted or why it is not', async () => {
  const shown = await preview(csv(row(), row({ price: 'ask me', bedrooms: 'Many' }), row({ subtype: 'Igloo' })));
  expect(shown.rows).toBe(3);
  expect(column(shown, 'price')).toMatchObject({ place: 3, use: 'name', fields: [{ field: 'price', turn: 1 }] });
  expect(column(shown, 'price')?.samples).toEqual([
    { text: '45 lakh', rows: 2, read: '4500000' },
    { text: 'ask me', rows: 1, reason: expect.objectContaining({ code: 'not_number' }) },
  ]);
  expect(column(shown, 'subtype')?.samples).toMatchObject([
    { text: 'flat', rows: 2, read: 'flat' },
    { text: 'Igloo', rows: 1, reason: {} },
  ]);
  expect(column(shown, 'bedrooms')?.samples).toMatchObject([
    { text: '3 BHK', read: '3' },
    { text: 'Many', reason: {} },
  ]);
  expect(column(shown, 'Status')).toMatchObject({ use: 'unread', fields: [], samples: [{ text: 'Active', rows: 3 }] });
});

it('uses the configured meaning of a value, and counts skipped rows by value', async () => {
  const shown = await preview(csv(row({ subtype: 'Condo' }), row({ status: 'Closed', price: 'sold' })), {
    values: { subtype: { condo: 'flat' } },
    skip: { Status: ['closed'] },
  });
  expect([shown.rows, shown.skipped]).toEqual([2, 1]);
  expect(column(shown, 'subtype')?.samples).toContainEqual({ text: 'Condo', rows: 1, read: 'flat' });
  expect(column(shown, 'price')?.samples).toContainEqual({ text: 'sold', rows: 1 });
  expect(column(shown, 'Status')?.samples).toContainEqual({ text: 'Closed', rows: 1 });
});

it('shows columns in the order in which they are used, and constants', async () => {
  const text = 'title,price,Inside,Land,lat,lng\nHouse,45 lakh,,200,30.7,76.7\n';
  const shown = await preview(text, {
    map: { area: ['Inside', 'Land'] },
    set: { subtype: 'kothi', area_unit: 'sqm', lister: 'builder' },
  });
  expect(column(shown, 'Land')).toMatchObject({
    ...{ use: 'map', fields: [{ field: 'area', turn: 2 }] },
    samples: [{ text: '200', read: '200 sqm' }],
  });
  expect(shown.constants).toContainEqual({ field: 'lister', text: 'builder', read: 'builder' });
});

it('shows the columns of a file before all required ones are selected', async () => {
  const failure = new BadFile('missing_columns');
  const text = 'कीमत,प्रकार\n45 लाख,Flat\n';
  await expect(readImportFile(bytesOf(text), {}, {})).rejects.toMatchObject({ reason: { code: 'missing_columns' } });
  const header = await readHeaderOfRejectedFile(() => bytesOf(text), { map: { price: ['कीमत'] } }, failure, {});
  expect(header?.names).toEqual(['कीमत', 'प्रकार']);
  expect(header?.preview?.columns[0]?.samples).toMatchObject([{ text: '45 लाख', read: '4500000' }]);
  const other = await readHeaderOfRejectedFile(
    () => bytesOf(text),
    { map: { price: ['Price'] } },
    new BadFile('map_absent'),
    {},
  );
  expect(other?.names).toEqual(['कीमत', 'प्रकार']);
  expect(await readHeaderOfRejectedFile(() => bytesOf(text), {}, new BadFile('wrong_encoding'), {})).toBeUndefined();
});

it('shortens long values', async () => {
  const shown = await preview(
    csv(
      row().replace('Flat', 'x'.repeat(5000)),
      ...Array.from({ length: 80 }, (_, n) => row({ price: `${n + 50} lakh` })),
    ),
  );
  expect(column(shown, 'title')?.samples.every(({ text }) => text.length <= 201)).toBe(true);
  expect(column(shown, 'price')?.samples).toHaveLength(25);
});

it('asks about columns that may exclude homes, and not about values that are already skipped', async () => {
  const text = csv(row(), row({ status: 'Closed' }), row({ status: 'Sold' }));
  expect((await preview(text)).questions).toMatchObject([{ kind: 'sale_state', column: 'Status' }]);
  expect((await preview(text, { skip: { Status: ['Closed', 'Sold'] } })).questions).toEqual([]);
});

it('reads a price without a unit by the region’s minimum, in the preview and to find duplicate ids', async () => {
  const text = csv(row({ price: '85000' }), row({ price: '90000' }))
    .replaceAll(/$/gm, ',A')
    .replace(/,A/, ',external_id');
  const read = (barePriceFrom?: number) => readImportFile(bytesOf(text), {}, { barePriceFrom });
  const inRegion = await read(1);
  expect(column(inRegion.header.preview!, 'price')?.samples[0]).toEqual({ text: '85000', rows: 1, read: '85000' });
  expect(inRegion.rows.map(({ earlier }) => earlier.line)).toEqual([undefined, 2]);
  const elsewhere = await read();
  expect(column(elsewhere.header.preview!, 'price')?.samples[0]?.reason).toMatchObject({ code: 'no_scale' });
});
