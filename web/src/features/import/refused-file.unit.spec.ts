import type { ImportProgress } from '@naksha/events/wire/imports';
import { expect, it } from 'vitest';
import { writeRefusedFile } from './refused-file.ts';

const progress = { columns: ['title', 'price'], delimiter: ';' } as ImportProgress;

it('has the file’s own columns, separated as it was, and why in the last', () => {
  const remarks = [{ column: 'price', reason: { code: 'not_number', params: { text: 'ask; me' } } } as const];
  const rows = [
    { line: 3, cells: ['Flat "A"', 'ask; me'], remarks },
    {
      line: 5,
      cells: ['Two\nlines'],
      remarks: [{ column: '', reason: { code: 'beyond_last', params: { text: 'x' } } } as const],
    },
  ];
  expect(writeRefusedFile(progress, rows)).toBe(
    '\uFEFFtitle;price;Reason\r\n"Flat ""A""";"ask; me";"price “ask; me” is no number"\r\n' +
      '"Two\nlines";;“x” stands after the last column: a comma within a text wants quotes around it\r\n',
  );
});
