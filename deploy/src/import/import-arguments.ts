import { parseArgs } from 'node:util';
import { en } from '@naksha/events/messages/en';
import { IMPORT_COLUMNS, type ImportColumn } from '@naksha/events/wire/imports';
import type { CsvOptions } from '@naksha/services';

export type ImportArguments = CsvOptions & { file: string; as: string; update: boolean };

const columnLines = (Object.keys(IMPORT_COLUMNS) as ImportColumn[]).map((name) => {
  const { needed, example } = IMPORT_COLUMNS[name];
  return `  ${name.padEnd(12)} ${needed ? 'needed' : '      '}  ${example.padEnd(20)} ${en[`imports.column.${name}`]}`;
});

export const IMPORT_USAGE = `npm run import -- FILE.csv --as +91… [--map theirs=ours …] [--set ours=value …] [--update]
  --as         the seller’s number, with country code
  --map        which of the file’s columns is ours, by its name or its number: --map "Asking price=price" --map "#7=lat"
  --set        one value for every row that has none: --set type=residential --set area_unit=sqft
  --delimiter  comma, semicolon, tab or bar; found out by itself
  --encoding   as the web calls it, such as windows-1252; UTF-8, or what the file’s byte-order mark says
  --update     edit listings whose row has changed; without it they are only reported

Columns, with an example of each:
${columnLines.join('\n')}

A row is known again by its external_id, and posted once however often the file is imported. A row without one is known
by what it says, so that a corrected one would be new: --update refuses it.`;

const OPTIONS = {
  as: { type: 'string' },
  map: { type: 'string', multiple: true },
  set: { type: 'string', multiple: true },
  delimiter: { type: 'string' },
  encoding: { type: 'string' },
  update: { type: 'boolean' },
} as const;

/** @returns undefined where they make no sense, or help is asked for: print the usage */
export function importArguments(args: string[]): ImportArguments | undefined {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    if (positionals.length !== 1 || !values.as) return undefined;
    const { as, map: maps, set: sets, delimiter, encoding, update = false } = values;
    return { file: positionals[0], as, maps, sets, delimiter, encoding, update };
  } catch {
    return undefined;
  }
}
