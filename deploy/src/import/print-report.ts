import type { LinedRemark } from '@naksha/services';
import type { ImportedFile } from './import-file.ts';
import { writeReason } from './in-words.ts';

/** Lines of each kind at most; the counts are always whole. */
const MOST = 200;

export function printReport(report: ImportedFile): string {
  const { posted, unchanged, updated, changed, refused, notes, nameless, leftOut, rows, seconds, batch } = report;
  const refusedRows = new Set(refused.map(({ line }) => line)).size;
  return [
    `  ${rows} rows in ${seconds.toFixed(1)} s (${Math.round(rows / seconds)} a second), batch ${batch}`,
    `  ${posted} posted, ${updated} edited, ${unchanged} as they were, ${changed.length} changed but left, ${refusedRows} refused`,
    ...(leftOut.length > 0 ? [`  left out, as no column of ours: ${leftOut.join(', ')}; name them with --map`] : []),
    ...(nameless > 0 ? [`  ${nameless} rows have no external_id: corrected, they would be posted once more`] : []),
    ...totals('refused', refused),
    ...totals('read otherwise than written', notes),
    ...listed(refused.map((remark) => `line ${remark.line}: ${print(remark)}`)),
    ...listed(notes.map((remark) => `line ${remark.line}: ${print(remark)}`)),
    ...listed(changed.map(({ line, columns }) => `line ${line}: changed ${columns.join(', ')}; edit it with --update`)),
  ].join('\n');
}

const print = ({ column, reason }: LinedRemark): string => `${column} ${writeReason(reason)}`.trim();

/** How often each reason was met, the commonest first, with where to see one. */
function totals(what: string, remarks: readonly LinedRemark[]): string[] {
  const groups = Map.groupBy(
    remarks,
    ({ column, reason }) => `${column} ${reason.code} ${reason.params?.reason ?? ''}`,
  );
  if (groups.size === 0) return [];
  const lines = [...groups.values()]
    .sort((a, b) => b.length - a.length)
    .map((group) => `${String(group.length).padStart(7)} × ${print(group[0])}, first in line ${group[0].line}`);
  return [`  ${what}, by reason:`, ...lines];
}

const listed = (lines: readonly string[]): string[] => [
  ...lines.slice(0, MOST).map((line) => `  ${line}`),
  ...(lines.length > MOST ? [`  … and ${lines.length - MOST} more`] : []),
];
