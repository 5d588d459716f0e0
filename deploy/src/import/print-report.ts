import type { LinedRemark } from '@naksha/services';
import type { ImportedFile } from './import-file.ts';
import { writeReason, writeRemark } from './in-words.ts';

/** Lines of each kind at most; the counts are always whole. */
const MOST = 200;

export function printReport(report: ImportedFile): string {
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
    `  ${countRows(rows)} in ${seconds.toFixed(1)} s (${Math.round(rows / seconds)} a second), batch ${report.batch}`,
    `  ${posted} posted, ${updated} edited, ${unchanged} as they were, ${changed.length} changed but left, ${refusedRows} refused`,
    `  offered by: ${lister}; --lister or a column says otherwise`,
    ...skipped.map(({ column, text, rows: some }) => `  left out: ${countRows(some)} with ${column} “${text}”`),
    ...(leftOut.length > 0
      ? [
          `  columns that were not read: ${leftOut.map(nameColumn).join(', ')}; nothing of them is stored (--help lists the columns that --map can fill)`,
        ]
      : []),
    ...unusedSets.map((column) => `  --set ${column}=… was never used: every row has a ${column} of its own`),
    ...unusedSkips.map(({ column, text }) => `  --skip ${column}=${text} left nothing out: no row has this value`),
    ...(nameless > 0 ? [`  without an external_id: ${countRows(nameless)}; corrected later, posted once more`] : []),
    ...totals('refused', refused),
    ...totals('left out of their rows', notes.filter(isLeftOut)),
    ...totals(
      'read otherwise than written',
      notes.filter((note) => !isLeftOut(note)),
    ),
    ...listed(refused.map((remark) => `line ${remark.line}: ${writeRemark(remark)}`)),
    ...listed(notes.map((remark) => `line ${remark.line}: ${writeRemark(remark)}`)),
    ...listed(changed.map(({ line, columns }) => `line ${line}: changed ${columns.join(', ')}; edit it with --update`)),
    ...(brokenOff
      ? [
          `  not read to its end: ${writeReason(brokenOff)}`,
          '  what is counted above is done; correct the file and import it again, nothing is posted twice',
        ]
      : []),
  ].join('\n');
}

const countRows = (rows: number): string => (rows === 1 ? '1 row' : `${rows} rows`);

const isLeftOut = ({ left_out: leftOut }: LinedRemark): boolean => leftOut === true;

const nameColumn = (name: string): string => name.trim() || '(no name)';

/** How often each reason was met, the commonest first, with where to see one. */
function totals(what: string, remarks: readonly LinedRemark[]): string[] {
  const groups = Map.groupBy(remarks, ({ column, reason: { code, params = {} } }) =>
    JSON.stringify([column, code, params.reason, params.text, params.read]),
  );
  if (groups.size === 0) return [];
  const lines = [...groups.values()]
    .sort((a, b) => b.length - a.length)
    .map((group) => `${String(group.length).padStart(7)} × ${writeRemark(group[0])}, first in line ${group[0].line}`);
  return [`  ${what}, by reason:`, ...lines];
}

const listed = (lines: readonly string[]): string[] => [
  ...lines.slice(0, MOST).map((line) => `  ${line}`),
  ...(lines.length > MOST ? [`  … and ${lines.length - MOST} more`] : []),
];
