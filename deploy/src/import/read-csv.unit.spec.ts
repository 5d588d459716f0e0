import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { printReport } from './print-report.ts';
import { readCsv } from './read-csv.ts';

const folder = mkdtempSync(join(tmpdir(), 'naksha-csv-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEADER = 'type,subtype,title,price,area,area_unit,lat,lng';
async function readRows(text: string | Buffer) {
  const path = join(folder, 'file.csv');
  writeFileSync(path, text);
  return Array.fromAsync((await readCsv(path, [])).rows);
}

it('gives each row with the line it begins in, quoted line ends, empty lines and a byte-order mark included', async () => {
  const rows = await readRows(
    `\uFEFF${HEADER}\nresidential,flat,"Two\nlines",1,2,sqft,30,76\n\nresidential,flat,Next,1,2,sqft,30,76\n`,
  );
  expect(rows.map(({ line, row }) => [line, row.title])).toEqual([
    [2, 'Two\nlines'],
    [5, 'Next'],
  ]);
});

it.each([
  ['a letter of Latin-1', Buffer.from('Caf\xe9', 'latin1')],
  ['half a letter', Buffer.from('ख').subarray(0, 2)],
  ['UTF-16', Buffer.from('Flat', 'utf16le').fill(0xff, 0, 1)],
])('G-41 %s is refused with its line, and becomes no replacement character', async (_, bytes) => {
  const before = Buffer.from(`${HEADER}\nresidential,flat,Bright ਘਰ,1,2,sqft,30,76\nresidential,flat,`);
  await expect(readRows(Buffer.concat([before, bytes, Buffer.from(',1,2,sqft,30,76\n')]))).rejects.toThrow(
    /^line 3 is no UTF-8/,
  );
  await expect(readRows(Buffer.concat([before, bytes]))).rejects.toThrow(/^line 3 is no UTF-8/);
});

it('G-41 nothing is dropped without a word: neither a column that is none of ours nor a cell beyond the last', async () => {
  const path = join(folder, 'more.csv');
  writeFileSync(path, `${HEADER},remarks\nresidential,flat,Corner,1,2,sqft,30,76,quiet,Mohali\n`);
  const { rows, leftOut } = await readCsv(path, []);
  expect((await Array.fromAsync(rows)).map(({ line, beyond }) => [line, beyond])).toEqual([[2, ['Mohali']]]);
  expect(leftOut()).toEqual(['remarks']);
  const report = { posted: 1, unchanged: 0, updated: 0, changed: [], refused: [], rows: 1, seconds: 1 };
  expect(printReport({ ...report, leftOut: leftOut() })).toContain('left out, as no column of ours: remarks');
});

it('names the line of a quote that is never closed', async () => {
  await expect(readRows(`${HEADER}\nresidential,flat,"Open,1,2,sqft,30,76\n`)).rejects.toThrow(/line 2/);
});

it('says so when there is no such file', async () => {
  await expect(readCsv(join(folder, 'none.csv'), [])).rejects.toThrow(/ENOENT/);
});
