import type { SqlResult } from './open-sql.ts';

const MOST_ROWS = 200;
const isNumber = (text: string | null): boolean => text === null || /^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(text);

export function formatSqlResult({ columns, rows }: SqlResult): string {
  const shown = rows.slice(0, MOST_ROWS);
  const widths = columns.map((name, k) => Math.max(name.length, ...shown.map((row) => (row[k] ?? '').length)));
  const right = columns.map((_, k) => shown.length > 0 && shown.every((row) => isNumber(row[k])));
  const line = (cells: readonly (string | null)[]) =>
    cells
      .map((cell, k) => (right[k] ? (cell ?? '').padStart(widths[k]) : (cell ?? '').padEnd(widths[k])))
      .join('  ')
      .trimEnd();
  const count = `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`;
  const left = rows.length - shown.length;
  return [
    line(columns),
    widths.map((width) => '-'.repeat(width)).join('  '),
    ...shown.map(line),
    left > 0 ? `${count}, ${left} of them not shown; --csv FILE writes all` : count,
  ].join('\n');
}
