import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { chooseRegion } from '../region/choose-region.ts';
import { evaluateSearchTable, TABLES } from './evaluate-tables.ts';

const known = chooseRegion(parseConfig({}));
const evaluate = (file: string, text: string) => evaluateSearchTable(TABLES[file], text, known);

it.each(Object.keys(TABLES))('parses everything in %s as expected', (file) => {
  const text = readFileSync(new URL(`../../../events/src/kernel/corpora/${file}`, import.meta.url), 'utf8');
  expect(evaluate(file, text)).toMatchObject({ share: 1, misses: [] });
});

it('prints each error with its line, the typed text, and the expected and actual result', () => {
  const table = 'field\ttyped\tvalue\nprice\t45 L\t4500000\nprice\t45\t45\narea\t200 gaj\t1800\nkind\tFlat\tflat\n';
  expect(evaluate('amounts.tsv', table)).toEqual({
    lines: 4,
    share: 0.5,
    misses: [
      { line: 3, typed: 'price 45', expected: '45', got: 'ambiguous' },
      { line: 5, typed: 'kind Flat', expected: 'flat', got: 'no parser for field "kind"' },
    ],
  });
});
