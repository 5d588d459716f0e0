import type { ImportProgress, RefusedRow } from '@naksha/events/wire/imports';
import { t } from '../../shared/messages/t.ts';
import { describeImportRemarkText } from './import-words.ts';

/** Characters that start a formula in spreadsheets; full-width ones in East Asian versions. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * An apostrophe before formula characters, which the import removes again, prevents execution. The BOM marks UTF-8.
 */
export function formatRejectedRowsCsv({ columns, delimiter }: ImportProgress, rows: readonly RefusedRow[]): string {
  const lines = rows.map(({ cells, remarks }) => [
    ...columns.map((_, k) => cells[k] ?? ''),
    remarks.map((remark) => describeImportRemarkText(remark)).join('; '),
  ]);
  const written = [[...columns, t('imports.reasonColumn')], ...lines].map((line) =>
    line.map((cell) => quote(guard(cell))).join(delimiter),
  );
  return `\uFEFF${written.join('\r\n')}\r\n`;
}

const guard = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** A spreadsheet may use another delimiter than the file's. */
const quote = (cell: string): string => (/[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export function downloadCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
