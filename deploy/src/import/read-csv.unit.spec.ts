import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const folder = mkdtempSync(join(tmpdir(), 'naksha-csv-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEADER = 'type,subtype,title,price,area,area_unit,lat,lng';
async function readRows(text: string) {
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

it('names the line of a quote that is never closed', async () => {
  await expect(readRows(`${HEADER}\nresidential,flat,"Open,1,2,sqft,30,76\n`)).rejects.toThrow(/line 2/);
});

it('says so when there is no such file', async () => {
  await expect(readCsv(join(folder, 'none.csv'), [])).rejects.toThrow(/ENOENT/);
});
