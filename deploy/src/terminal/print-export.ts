import type { Exported } from '@naksha/read-model/open-data';

/** What an export holds, and what it is made of. */
export function printExport(name: string, { manifest, events, added, leftOut }: Exported): string {
  const { rows, files, made_from, people } = manifest;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return [
    `  ${name}: ${files.length} files, ${(bytes / 1024).toFixed(0)} KB, of ${events} events${added === undefined ? '' : `, ${added || 'none'} of them since the export before`}`,
    ...Object.entries(rows).map(([table, count]) => `    ${table.padEnd(14)} ${count} rows`),
    `  made from     ${made_from.vector.join('.')}`,
    `  hash of it    ${made_from.hash}`,
    `  people        ε ${people.epsilon_a_day} a day, ${people.days} days told of${people.until ? `, until ${people.until}` : ''}`,
    ...[...leftOut].map(([key, error]) => `  left out, as it can't be folded: ${key} (${error.message})`),
  ].join('\n');
}
