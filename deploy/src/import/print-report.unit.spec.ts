import { BadFile } from '@naksha/services';
import { expect, it } from 'vitest';
import { renderColumnTable } from '../commands/column-table.ts';
import { toImportUserError } from './describe-import.ts';
import type { ImportedFile } from './import-file.ts';
import { formatImportReport } from './print-report.ts';

const report: ImportedFile = {
  rows: 1200,
  posted: 1,
  unchanged: 0,
  updated: 0,
  nameless: 0,
  changed: [],
  refused: [],
  skipped: [],
  notes: [],
  leftOut: [],
  unusedSets: [],
  unusedSkips: [],
  delimiter: ',',
  lister: 'agent',
  batch: 'b-1',
  seconds: 1,
};

it('Y-10 prints the number of rejected rows for each reason, and the first line', () => {
  const askedFor = (line: number) =>
    ({ line, column: 'price', reason: { code: 'not_number', params: { text: 'ask' } } }) as const;
  const text = formatImportReport({
    ...report,
    refused: [askedFor(3), askedFor(9), { ...askedFor(4), column: 'area' }],
  });
  expect(text).toContain('1 posted, 0 edited, 0 unchanged, 0 changed but not edited, 3 rejected');
  expect(text).toMatch(
    /2 × price “ask” is not a number, first on line 3\n +1 × area “ask” is not a number, first on line 4/,
  );
  expect(text).toContain('line 9: price “ask” is not a number');
});

it('counts rows separately if the text or its interpretation differs', () => {
  const readAs = (line: number, text: string, read: string) =>
    ({ line, column: 'bedrooms', reason: { code: 'read_as', params: { text, read } } }) as const;
  const text = formatImportReport({
    ...report,
    notes: [readAs(2, 'Studio', '1'), readAs(3, '३', '3'), readAs(4, 'Studio', '1')],
  });
  expect(text).toContain('2 × bedrooms “Studio” was read as 1, first on line 2');
  expect(text).toContain('1 × bedrooms “३” was read as 3, first on line 3');
});

it('G-41 names columns that were not imported, interpreted values, and rows that would be posted again', () => {
  const rounded = {
    line: 2,
    column: 'bathrooms',
    reason: { code: 'rounded', params: { text: '2.5', read: '3' } },
  } as const;
  const text = formatImportReport({
    ...report,
    notes: [rounded],
    nameless: 4,
    leftOut: ['remarks', ''],
    unusedSets: ['type'],
    unusedSkips: [{ column: 'Kind', text: 'Flatt' }],
  });
  expect(text).toContain('columns not imported: remarks, (no name) (--help lists');
  expect(text).toContain('--skip Kind=Flatt had no effect: no row has this value');
  expect(text).toContain('--set type=… had no effect: every row has a value for type');
  expect(text).toContain('1 × bathrooms “2.5” was rounded to 3, first on line 2');
  expect(text).toContain('without an external_id: 4 rows. If you correct such a row, it is posted again.');
});

it('counts one row in the singular, and omits what does not apply', () => {
  const text = formatImportReport({ ...report, rows: 1, nameless: 1 });
  expect(text).toContain('  1 row in 1.0 s');
  expect(text).toContain('without an external_id: 1 row.');
  expect(text).not.toMatch(/no effect|not imported/);
});

it('prints totals and batch of an interrupted file, then the line', () => {
  const text = formatImportReport({ ...report, brokenOff: { code: 'quote_misplaced', params: { line: '1402' } } });
  expect(text).toMatch(
    /batch b-1\n +1 posted[\s\S]+stopped before the end of the file: Line 1402 has a quotation mark \("\) in the wrong place/,
  );
  expect(formatImportReport(report)).not.toContain('stopped before the end');
});

it('names the option to use for a file that cannot be decoded', () => {
  const missing = new BadFile('missing_columns', { missing: 'type', header: 'id, price' });
  expect(toImportUserError(missing)).toMatchObject({
    message: expect.stringMatching(/Missing columns: type\..*--set COLUMN=VALUE/),
  });
});

it('the help lists every column with an example', () => {
  expect(renderColumnTable()).toMatch(/price +required +45 lakh/);
  expect(renderColumnTable()).toMatch(/city {12,}Mohali/);
});

it('gives the next step for a price in another currency, an unknown type and a position outside the region', () => {
  const refused = [
    { line: 2, column: 'price', reason: { code: 'not_rupees', params: { text: '£450,000' } } },
    { line: 3, column: 'subtype', reason: { code: 'unknown_value', params: { text: 'Barn' } } },
    { line: 4, column: 'lat, lng', reason: { code: 'command', params: { reason: 'is outside the service region' } } },
  ] as const;
  const text = formatImportReport({ ...report, refused: [...refused] });
  expect(text).toContain('“£450,000” is not in rupees: convert it, and write the price in rupees');
  expect(text).toContain('lat, lng is outside the service region (check that lat and lng are not swapped)');
  expect(text).toContain('“Barn” is not a known value (--values COLUMN:TEXT=VALUE defines its meaning)');
});
