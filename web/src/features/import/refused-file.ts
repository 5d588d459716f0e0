import type { ImportProgress, RefusedRow } from '@naksha/events/wire/imports';
import { t } from '../../shared/messages/t.ts';
import { remarkInWords } from './import-words.ts';

/** At these characters a spreadsheet takes a cell for a formula; full-width ones count in East Asian versions. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * The refused rows in the file's own columns, with the reason in a last one. No cell can run as a formula: an apostrophe
 * stands before its first character, which the import takes away again. Spreadsheets recognise UTF-8 by its mark.
 */
export function writeRefusedFile({ columns, delimiter }: ImportProgress, rows: readonly RefusedRow[]): string {
  const lines = rows.map(({ cells, remarks }) => [
    ...columns.map((_, k) => cells[k] ?? ''),
    remarks.map((remark) => remarkInWords(remark)).join('; '),
  ]);
  const written = [[...columns, t('imports.reasonColumn')], ...lines].map((line) =>
    line.map((cell) => quote(guard(cell))).join(delimiter),
  );
  return `\uFEFF${written.join('\r\n')}\r\n`;
}

const guard = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** Quoted at any delimiter: a spreadsheet may split at another one than the file's, and a formula must not begin there. */
const quote = (cell: string): string => (/[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Hands a text to the browser as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
