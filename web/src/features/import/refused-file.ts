import type { ImportProgress, RefusedRow } from '@naksha/events/wire/imports';
import { t } from '../../shared/messages/t.ts';
import { remarkInWords } from './import-words.ts';

/** The refused rows as the file has them, with why in a last column. Spreadsheets know UTF-8 by its mark alone. */
export function writeRefusedFile({ columns, delimiter }: ImportProgress, rows: readonly RefusedRow[]): string {
  const lines = rows.map(({ cells, remarks }) => [
    ...columns.map((_, k) => cells[k] ?? ''),
    remarks.map((remark) => remarkInWords(remark)).join('; '),
  ]);
  const written = [[...columns, t('imports.reasonColumn')], ...lines].map((line) =>
    line.map((cell) => quote(cell, delimiter)).join(delimiter),
  );
  return `\uFEFF${written.join('\r\n')}\r\n`;
}

const quote = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Hands a text to the browser as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
