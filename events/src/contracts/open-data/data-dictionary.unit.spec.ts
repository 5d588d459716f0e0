import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderDataDictionary } from './data-dictionary.ts';
import { OPEN_TABLES, type OpenTable } from './index.ts';

const PAGE = new URL('../../../../docs/data-dictionary.md', import.meta.url);
const TABLES = /(<!-- tables -->\n)[\s\S]*?(\n<!-- \/tables -->)/;

it('docs/data-dictionary.md contains the current tables of the contracts; UPDATE_DICTIONARY=1 writes it', () => {
  const page = readFileSync(PAGE, 'utf8');
  const right = page.replace(TABLES, (_, start: string, end: string) => start + renderDataDictionary() + end);
  if (process.env.UPDATE_DICTIONARY) writeFileSync(PAGE, right);
  expect(readFileSync(PAGE, 'utf8')).toBe(right);
  for (const [table, { columns, key }] of Object.entries<OpenTable>(OPEN_TABLES)) {
    expect(right).toContain(`## ${table}`);
    for (const column of Object.keys(columns)) expect(right, table).toContain(`| \`${column}\` |`);
    for (const column of key) expect(Object.keys(columns), table).toContain(column);
  }
});
