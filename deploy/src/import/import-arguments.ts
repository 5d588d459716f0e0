import { parseArgs } from 'node:util';
import { en } from '@naksha/events/messages/en';
import { importOptions } from '@naksha/events/wire/import-options';
import {
  IMPORT_COLUMNS,
  IMPORT_LISTERS,
  type ImportColumn,
  type ImportLister,
  type ImportOptions,
  isImportColumn,
} from '@naksha/events/wire/imports';
import { readCell } from '@naksha/services';
import { findNearestName } from '../config/misspelt-settings.ts';
import { UserError } from '../process/user-error.ts';
import { readPhoneArgument } from '../terminal/read-phone-argument.ts';

export type ImportArguments = ImportOptions & { file: string; as: string; update: boolean };

const FIELDS = Object.keys(IMPORT_COLUMNS) as ImportColumn[];
const columnLines = FIELDS.map((name) => {
  const { needed, example } = IMPORT_COLUMNS[name];
  return `  ${name.padEnd(12)} ${needed ? 'needed' : '      '}  ${example.padEnd(20)} ${en[`imports.column.${name}`]}`;
});

export const IMPORT_USAGE = `npm run import -- FILE.csv --as +91… [--map ours=theirs …] [--set ours=value …] [--update]
  --as         the seller’s number, with country code
  --map        the column of the file that one of ours is read from, by its name or its number: --map "price=Asking price"
               --map lat=#7; several, of which the first that is not blank counts: --map area=BuildingArea,Landsize
               (--map "Asking price=price" is read too, where the left side is no column of ours)
  --set        one value for every row: --set type=residential --set area_unit=sqft; with --map, for rows that are blank there
  --ignore     columns of the file that are not read: --ignore Type,Date
  --values     what values mean: --values subtype:Condominium=flat,h=kothi
  --skip       rows to leave out, by a column of the file: --skip Status=Closed,Pending
  --lister     who offers the homes: ${IMPORT_LISTERS.join(', ')}; a dealer’s are an agent’s unless this or a column says otherwise
  --delimiter  comma, semicolon, tab or bar; found out by itself
  --encoding   as the web calls it, such as windows-1252; UTF-8, or what the file’s byte-order mark says
  --update     edit listings whose row has changed; without it they are only reported
Names and values with a comma are quoted: --skip 'Status="Sold, registered",Closed'

Columns, with an example of each:
${columnLines.join('\n')}

A row is known again by its external_id, and posted once however often the file is imported. A row without one is known
by what it says, so that a corrected one would be new: --update refuses it.`;

const OPTIONS = {
  as: { type: 'string' },
  map: { type: 'string', multiple: true },
  set: { type: 'string', multiple: true },
  ignore: { type: 'string', multiple: true },
  values: { type: 'string', multiple: true },
  skip: { type: 'string', multiple: true },
  lister: { type: 'string' },
  delimiter: { type: 'string' },
  encoding: { type: 'string' },
  update: { type: 'boolean' },
} as const;

/** @throws UserError naming what is missing, or the flag that cannot be read */
export function importArguments(args: string[]): ImportArguments {
  const parsed = parseFlags(args);
  const [file, ...others] = parsed.positionals;
  if (file === undefined) throw new UserError(`The file is missing.\n\n${IMPORT_USAGE}`);
  if (others.length > 0) throw new UserError(`One file at a time: ${parsed.positionals.join(', ')}\n\n${IMPORT_USAGE}`);
  if (!parsed.values.as) throw new UserError(`--as is missing: the seller’s number.\n\n${IMPORT_USAGE}`);
  readPhoneArgument(parsed.values.as);
  const {
    map = [],
    set = [],
    ignore,
    values = [],
    skip = [],
    lister,
    delimiter,
    encoding,
    update = false,
  } = parsed.values;
  if (lister !== undefined && !IMPORT_LISTERS.includes(lister as ImportLister))
    throw new UserError(`--lister ${lister}: must be one of ${IMPORT_LISTERS.join(', ')}`);
  const options = importOptions.safeParse({
    ...{ delimiter, encoding },
    map: group(map.map(readMap)),
    set: readSets([...set, ...(lister === undefined ? [] : [`lister=${lister}`])]),
    ignore: ignore?.flatMap(splitList),
    values: readValues(values),
    skip: group(skip.map(readSkip)),
  });
  if (!options.success)
    throw new UserError(options.error.issues.map(({ path, message }) => `--${path.join(' ')}: ${message}`).join('\n'));
  return { ...withoutUndefined(options.data), file, as: parsed.values.as, update };
}

function parseFlags(args: string[]) {
  const { tokens } = parseArgs({ args, strict: false, allowPositionals: true, tokens: true, options: OPTIONS });
  for (const token of tokens)
    if (token.kind === 'option' && !Object.hasOwn(OPTIONS, token.name))
      throw new UserError(
        `Unknown flag ${token.rawName}.${suggest(token.name, Object.keys(OPTIONS), '--')}\n\n${IMPORT_USAGE}`,
      );
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${IMPORT_USAGE}`);
  }
}

type Named = { name: string; texts: string[] };

/** `ours=theirs,theirs`, or `theirs=ours` as before, where the left side is no column of ours. */
function readMap(given: string): Named {
  const [left, right] = cut(given, given.indexOf('='));
  if (isImportColumn(left) && right !== '') return { name: left, texts: splitList(right) };
  const [theirs, ours] = cut(given, given.lastIndexOf('='));
  if (theirs !== '' && isImportColumn(ours)) return { name: ours, texts: [theirs] };
  if (left === '' || right === '') throw wrong('map', given, 'ours=theirs, such as --map "price=Asking price"');
  throw notOurs('map', given, left);
}

function readSkip(given: string): Named {
  const [name, right] = cut(given, given.indexOf('='));
  if (name === '' || right === '') throw wrong('skip', given, 'column=value, such as --skip Status=Closed,Pending', '');
  return { name, texts: splitList(right) };
}

function readSets(sets: readonly string[]): ImportOptions['set'] {
  const constants = new Map<string, string>();
  for (const given of sets) {
    const [name, value] = cut(given, given.indexOf('='));
    if (name === '' || value === '') throw wrong('set', given, 'ours=value, such as --set type=residential');
    if (!isImportColumn(name)) throw notOurs('set', given, name);
    const before = constants.get(name);
    if (before !== undefined && before !== value)
      throw new UserError(`--set ${name}: given twice, as “${before}” and as “${value}”. Choose one.`);
    constants.set(name, value);
  }
  return constants.size > 0 ? Object.fromEntries(constants) : undefined;
}

function readValues(given: readonly string[]): ImportOptions['values'] {
  const meanings: NonNullable<ImportOptions['values']> = {};
  for (const one of given) {
    const [field, pairs] = cut(one, one.indexOf(':'));
    if (field === '') throw wrong('values', one, 'ours:theirs=value, such as --values subtype:Condominium=flat');
    if (!isImportColumn(field)) throw notOurs('values', one, field);
    for (const pair of splitList(pairs)) {
      const [theirs, value] = cut(pair, pair.lastIndexOf('='));
      if (theirs === '' || value === '')
        throw wrong('values', one, 'ours:theirs=value, such as --values subtype:Condominium=flat');
      const read = readCell(field, value, {});
      if (read.kind === 'rejected' || read.kind === 'ambiguous')
        throw new UserError(
          `--values ${one}: “${value}” is not a value of ${field}. Use ${en[`imports.column.${field}`]}.`,
        );
      meanings[field] = { ...meanings[field], [theirs]: value };
    }
  }
  return given.length > 0 ? meanings : undefined;
}

/** A flag that is given several times adds to what was said before. */
function group(named: readonly Named[]): Record<string, string[]> | undefined {
  if (named.length === 0) return undefined;
  const names = Map.groupBy(named, ({ name }) => name);
  return Object.fromEntries([...names].map(([name, all]) => [name, all.flatMap(({ texts }) => texts)]));
}

const cut = (text: string, at: number): [string, string] => [
  text.slice(0, Math.max(at, 0)).trim(),
  text.slice(at + 1).trim(),
];

/** Texts between commas; one with a comma stands in double quotes. */
const splitList = (text: string): string[] =>
  [...text.matchAll(/\s*((?:"(?:[^"]|"")*"|[^,"])+)\s*/g)]
    .map(([, one]) => one.replace(/"((?:[^"]|"")*)"/g, (_, quoted: string) => quoted.replaceAll('""', '"')).trim())
    .filter((one) => one !== '');

const wrong = (
  flag: string,
  given: string,
  format: string,
  fields = `\nours is one of ${FIELDS.join(', ')}`,
): UserError => new UserError(`--${flag} ${given}: must be ${format}.${fields}`);

const notOurs = (flag: string, given: string, name: string): UserError =>
  new UserError(
    `--${flag} ${given}: “${name}” is not one of our columns.${suggest(name, FIELDS)}\nOurs are ${FIELDS.join(', ')}`,
  );

function suggest(name: string, known: readonly string[], prefix = ''): string {
  const meant = findNearestName(name, known);
  return meant ? ` Did you mean ${prefix}${meant}?` : '';
}

const withoutUndefined = <T extends object>(all: T): T =>
  Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined)) as T;
