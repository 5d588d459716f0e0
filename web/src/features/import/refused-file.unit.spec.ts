import type { ImportProgress } from '@naksha/events/wire/imports';
import { expect, it } from 'vitest';
import { formatRejectedRowsCsv } from './refused-file.ts';

const progress = { columns: ['title', 'price'], delimiter: ';' } as ImportProgress;

it('has the file’s own columns and delimiter, and the reasons in the last column', () => {
  const remarks = [{ column: 'price', reason: { code: 'not_number', params: { text: 'ask; me' } } } as const];
  const rows = [
    { line: 3, cells: ['Flat "A"', 'ask; me'], remarks },
    {
      line: 5,
      cells: ['Two\nlines'],
      remarks: [{ column: '', reason: { code: 'beyond_last', params: { text: 'x' } } } as const],
    },
  ];
  expect(formatRejectedRowsCsv(progress, rows)).toBe(
    '\uFEFFtitle;price;Reason\r\n"Flat ""A""";"ask; me";"“ask; me” is not a price. Enter an amount, such as 45 lakh."\r\n' +
      '"Two\nlines";;“x” is after the last column: put quotation marks around text that contains a comma\r\n',
  );
});

it.each(['=HYPERLINK("http://evil.example")', '+91 98765', '-1+2', '@SUM(A1)', '\t=1', '\r=1', "'=1", '＝1'])(
  'a cell that a spreadsheet would run is written as text: %j',
  (cell) => {
    const file = formatRejectedRowsCsv(progress, [{ line: 2, cells: [cell, '1'], remarks: [] }]);
    expect(file.split('\r\n')[1] ?? '').toMatch(/^"?'/);
  },
);

it('a formula cannot start after a delimiter that the file does not use, nor in a name or a reason', () => {
  const remarks = [{ column: '=1', reason: { code: 'missing' } } as const];
  const file = formatRejectedRowsCsv({ columns: ['=cmd'], delimiter: ';' } as ImportProgress, [
    { line: 2, cells: ['a,=1|=2'], remarks },
  ]);
  expect(file).toMatch(/^\uFEFF'=cmd;Reason\r\n"a,=1\|=2";'=1 /);
});
