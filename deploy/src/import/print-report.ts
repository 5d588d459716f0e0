import type { LinedRemark } from '@naksha/services';
import { describeImportReason, describeImportRemark } from './describe-import.ts';
import type { ImportedFile } from './import-file.ts';

/** Most lines of a kind that are printed; counts are always complete. */
const MOST = 200;

export function formatImportReport(report: ImportedFile): string {
  const {
    posted,
    unchanged,
    updated,
    changed,
    refused,
    skipped,
    notes,
    nameless,
    leftOut,
    unusedSets,
    unusedSkips,
    lister,
    rows,
    seconds,
    brokenOff,
  } = report;
  const refusedRows = new Set(refused.map(({ line }) => line)).size;
  return [
    `  ${countRows(rows)} in ${seconds.toFixed(1)} s (${Math.round(rows / seconds)} per second), batch ${report.batch}`,
    `  ${posted} posted, ${updated} edited, ${unchanged} unchanged, ${changed.length} changed but not edited, ${refusedRows} rejected`,
    `  lister: ${lister}, unless --lister or a column names another`,
    ...skipped.map(({ column, text, rows: some }) => `  skipped: ${countRows(some)} with ${column} “${text}”`),
    ...(leftOut.length > 0
      ? [`  columns not imported: ${leftOut.map(nameColumn).join(', ')} (--help lists the columns that --map can fill)`]
      : []),
    ...unusedSets.map((column) => `  --set ${column}=… had no effect: every row has a value for ${column}`),
    ...unusedSkips.map(({ column, text }) => `  --skip ${column}=${text} had no effect: no row has this value`),
    ...(nameless > 0
      ? [`  without an external_id: ${countRows(nameless)}. If you correct such a row, it is posted again.`]
      : []),
    ...totals('rejected', refused),
    ...totals('values not imported', notes.filter(isLeftOut)),
    ...totals(
      'values interpreted',
      notes.filter((note) => !isLeftOut(note)),
    ),
    ...printLines(refused.map((remark) => `line ${remark.line}: ${describeImportRemark(remark)}`)),
    ...printLines(notes.map((remark) => `line ${remark.line}: ${describeImportRemark(remark)}`)),
    ...printLines(
      changed.map(
        ({ line, columns }) => `line ${line}: changed ${columns.join(', ')}; use --update to edit the listing`,
      ),
    ),
    ...(brokenOff
      ? [
          `  stopped before the end of the file: ${describeImportReason(brokenOff)}`,
          '  The rows above are imported. Correct the file and import it again. No row is posted twice.',
        ]
      : []),
  ].join('\n');
}

const countRows = (rows: number): string => (rows === 1 ? '1 row' : `${rows} rows`);

const isLeftOut = ({ left_out: leftOut }: LinedRemark): boolean => leftOut === true;

const nameColumn = (name: string): string => name.trim() || '(no name)';

function totals(what: string, remarks: readonly LinedRemark[]): string[] {
  const groups = Map.groupBy(remarks, ({ column, reason: { code, params = {} } }) =>
    JSON.stringify([column, code, params.reason, params.text, params.read]),
  );
  if (groups.size === 0) return [];
  const lines = [...groups.values()]
    .sort((a, b) => b.length - a.length)
    .map(
      (group) =>
        `${String(group.length).padStart(7)} × ${describeImportRemark(group[0])}, first on line ${group[0].line}`,
    );
  return [`  ${what}, by reason:`, ...lines];
}

const printLines = (lines: readonly string[]): string[] => [
  ...lines.slice(0, MOST).map((line) => `  ${line}`),
  ...(lines.length > MOST ? [`  … and ${lines.length - MOST} more`] : []),
];
