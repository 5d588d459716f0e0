import type { ImportReason, RowRemark } from '@naksha/events/wire/imports';
import { BadFile } from './bad-file.ts';
import { EarlierIds } from './earlier-ids.ts';
import { importListingRow, type RowResult, type RowRules } from './import-row.ts';
import type { LinedRow } from './read-csv.ts';
import type { ImportTarget } from './sellers-book.ts';

export type LinedRemark = RowRemark & { line: number };
export type ImportReport = {
  rows: number;
  posted: number;
  unchanged: number;
  updated: number;
  /** Later files cannot correct rows without an ID. */
  nameless: number;
  /** Differ from their listing, which is left because `update` is off. */
  changed: { line: number; columns: string[] }[];
  refused: LinedRemark[];
  skipped: { column: string; text: string; rows: number }[];
  /** Read differently from their text. */
  notes: LinedRemark[];
  /** Rows before that were imported. */
  brokenOff?: ImportReason;
};

/** Enough for appends to share commits. */
const MAX_CONCURRENT_ROWS = 64;

type ImportRules = Pick<RowRules, 'update'> & Partial<Pick<RowRules, 'reading'>> & { onRow(done: number): void };

/**
 * A second run, or one after a crash, posts only what is missing. Refused rows are reported and the rest continue;
 * other errors end the import, which can be restarted.
 */
export async function importListingRows(
  rows: AsyncIterable<LinedRow>,
  target: ImportTarget,
  { update, reading = {}, onRow }: ImportRules,
): Promise<ImportReport> {
  const report: ImportReport = {
    rows: 0,
    posted: 0,
    unchanged: 0,
    updated: 0,
    nameless: 0,
    changed: [],
    refused: [],
    skipped: [],
    notes: [],
  };
  const ids = new EarlierIds();
  const rules = {
    book: target,
    known: await target.known(),
    update,
    reading,
    findEarlier: (id, line) => ids.find(id, line),
  } satisfies RowRules;
  const source = endAtFirstError(rows, (reason) => {
    report.brokenOff = reason;
  });
  const worker = async (): Promise<void> => {
    for (let next = await source.next(); !next.done; next = await source.next()) {
      const { value } = next;
      addResult(report, value, await importListingRow(value, rules));
      onRow(++report.rows);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_ROWS }, worker));
  for (const lines of [report.refused, report.changed, report.notes]) lines.sort((a, b) => a.line - b.line);
  return report;
}

/** Reported after its preceding rows, which have been posted. */
async function* endAtFirstError(
  rows: AsyncIterable<LinedRow>,
  onBrokenOff: (reason: ImportReason) => void,
): AsyncGenerator<LinedRow> {
  let begun = false;
  try {
    for await (const row of rows) {
      begun = true;
      yield row;
    }
  } catch (error) {
    if (!begun || !(error instanceof BadFile)) throw error;
    onBrokenOff(error.reason);
  }
}

function addResult(report: ImportReport, { line, row }: LinedRow, result: RowResult): void {
  if (result.outcome !== 'skipped' && !row.external_id?.trim()) report.nameless++;
  report.notes.push(...(result.notes ?? []).map((note) => ({ line, ...note })));
  switch (result.outcome) {
    case 'posted':
      report.posted++;
      break;
    case 'edited':
      report.updated++;
      break;
    case 'unchanged':
      report.unchanged++;
      break;
    case 'changed':
      report.changed.push({ line, columns: result.columns });
      break;
    case 'refused':
      report.refused.push(...result.errors.map((error) => ({ line, ...error })));
      break;
    case 'skipped':
      countSkipped(report.skipped, result);
      break;
    default:
      result satisfies never;
  }
}

function countSkipped(skipped: ImportReport['skipped'], { column, text }: { column: string; text: string }): void {
  const known = skipped.find((one) => one.column === column && one.text === text);
  if (known) known.rows++;
  else skipped.push({ column, text, rows: 1 });
}
