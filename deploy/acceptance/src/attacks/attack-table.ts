import { type Finding, isWithinLimit } from './attack.ts';

export type Row = Finding & { attack: string };

const HEADER = ['attack', 'figure', 'found', 'bound', 'held'];

export function printAttackTable(rows: readonly Row[]): string {
  const lines = [HEADER, ...rows.map(toCells)];
  const widths = HEADER.map((_, column) => Math.max(...lines.map((cells) => cells[column].length)));
  return lines.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')).join('\n');
}

function toCells(row: Row): string[] {
  const said = (figure: number) => `${Number(figure.toFixed(2))}${row.unit ? ` ${row.unit}` : ''}`;
  const bound = 'atMost' in row ? `at most ${said(row.atMost)}` : `at least ${said(row.atLeast)}`;
  return [row.attack, row.what, said(row.figure), bound, isWithinLimit(row) ? 'yes' : 'NO'];
}
