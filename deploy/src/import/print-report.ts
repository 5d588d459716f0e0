import type { ImportedFile } from './import-file.ts';

/** Lines of each kind at most; the counts are always whole. */
const MOST = 200;

export function printReport(report: ImportedFile): string {
  const { posted, unchanged, updated, changed, refused, leftOut, rows, seconds } = report;
  const refusedRows = new Set(refused.map(({ line }) => line)).size;
  return [
    `  ${rows} rows in ${seconds.toFixed(1)} s (${Math.round(rows / seconds)} a second)`,
    `  ${posted} posted, ${updated} edited, ${unchanged} as they were, ${changed.length} changed but left, ${refusedRows} refused`,
    ...(leftOut.length > 0 ? [`  left out, as no column of ours: ${leftOut.join(', ')}; name them with --map`] : []),
    ...refused
      .slice(0, MOST)
      .map(({ line, column, reason }) => `  line ${line}: ${column} ${reason}`.replace('  ', ' ')),
    ...more(refused.length),
    ...changed
      .slice(0, MOST)
      .map(({ line, columns }) => `  line ${line}: changed ${columns.join(', ')}; edit it with --update`),
    ...more(changed.length),
  ].join('\n');
}

const more = (count: number): string[] => (count > MOST ? [`  … and ${count - MOST} more`] : []);
