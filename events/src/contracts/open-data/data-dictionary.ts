import type { OpenColumn, OpenColumnType, OpenTable } from './open-table.ts';
import { OPEN_TABLES } from './open-tables.ts';

const IN_PARQUET: Record<OpenColumnType, string> = {
  text: 'string',
  integer: '32-bit integer',
  number: 'double',
  flag: 'boolean',
  day: 'date',
  time: 'timestamp, milliseconds, UTC',
};

/** For docs/data-dictionary.md. */
export const renderDataDictionary = (): string => Object.entries<OpenTable>(OPEN_TABLES).map(printTable).join('\n\n');

const printTable = ([name, { about, files, key, columns }]: [string, OpenTable]): string =>
  [
    `## ${name}`,
    `${about}.`,
    '',
    `${files === 'one' ? `\`${name}.parquet\`` : `\`${name}/YYYY-MM-DD.parquet\``}; key: ${keyWords(key, files)}.`,
    '',
    '| Column | Type | Meaning |',
    '|---|---|---|',
    ...Object.entries(columns).map(printColumn),
  ].join('\n');

const keyWords = (key: readonly string[], files: OpenTable['files']): string =>
  (files === 'one' ? key : ['day', ...key]).map((name) => `\`${name}\``).join(', ');

const printColumn = ([name, { type, nullable, about, values }]: [string, OpenColumn]): string => {
  const allowed = values ? `: ${values.map((value) => `\`${value}\``).join(', ')}` : '';
  return `| \`${name}\` | ${IN_PARQUET[type]}${nullable ? ', nullable' : ''} | ${about}${allowed} |`;
};
