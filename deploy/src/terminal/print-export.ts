import type { Exported } from '@naksha/read-model/open-data';

export function formatExportResult(name: string, { manifest, events, added, leftOut }: Exported): string {
  const { rows, files, made_from, people } = manifest;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return [
    `  ${name}: ${files.length} files, ${(bytes / 1024).toFixed(0)} KB, from ${events} events${added === undefined ? '' : `, ${added} new`}`,
    ...Object.entries(rows).map(([table, count]) => `    ${table.padEnd(14)} ${count} rows`),
    `  position      ${made_from.vector.join('.')}`,
    `  hash          ${made_from.hash}`,
    `  people        ε ${people.epsilon_a_day} per day, ${people.days} days${people.until ? ` until ${people.until}` : ''}`,
    ...[...leftOut].map(([key, error]) => `  skipped, projection failed: ${key} (${error.message})`),
  ].join('\n');
}
