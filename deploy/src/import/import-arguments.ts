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
import { parseCellToText } from '@naksha/services';
import { usageError } from '../commands/help.ts';
import { findSimilarName } from '../config/misspelt-settings.ts';
import { UserError } from '../process/user-error.ts';
import { parsePhoneArgument } from '../terminal/read-phone-argument.ts';

export type ImportArguments = ImportOptions & { file: string; as: string; update: boolean };

const FIELDS = Object.keys(IMPORT_COLUMNS) as ImportColumn[];
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

export function parseImportArguments(args: string[]): ImportArguments {
  const parsed = parseFlags(args);
  const [file, ...others] = parsed.positionals;
  if (file === undefined) throw usageError('import', 'The CSV file is missing.');
  if (others.length > 0) throw usageError('import', `Import one file at a time, not ${parsed.positionals.join(', ')}.`);
  if (!parsed.values.as) throw usageError('import', '--as is missing: the seller’s phone number.');
  parsePhoneArgument(parsed.values.as);
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
    throw new UserError(`--lister ${lister}: use one of ${IMPORT_LISTERS.join(', ')}`);
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
      throw usageError('import', `Unknown option ${token.rawName}.${suggest(token.name, Object.keys(OPTIONS), '--')}`);
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw usageError('import', (error as Error).message);
  }
}

type Named = { name: string; texts: string[] };

/** `ours=theirs,theirs`, or `theirs=ours` as before, where the left side is no column of ours. */
function readMap(flags: string): Named {
  const [left, right] = splitAt(flags, flags.indexOf('='));
  if (isImportColumn(left) && right !== '') return { name: left, texts: splitList(right) };
  const [theirs, ours] = splitAt(flags, flags.lastIndexOf('='));
  if (theirs !== '' && isImportColumn(ours)) return { name: ours, texts: [theirs] };
  if (left === '' || right === '')
    throw invalidFlagError('map', flags, 'COLUMN=HEADER, such as --map "price=Asking price"');
  throw unknownColumnError('map', flags, left);
}

function readSkip(flags: string): Named {
  const [name, right] = splitAt(flags, flags.indexOf('='));
  if (name === '' || right === '')
    throw invalidFlagError('skip', flags, 'HEADER=TEXT, such as --skip Status=Closed,Pending', '');
  return { name, texts: splitList(right) };
}

function readSets(sets: readonly string[]): ImportOptions['set'] {
  const constants = new Map<string, string>();
  for (const given of sets) {
    const [name, value] = splitAt(given, given.indexOf('='));
    if (name === '' || value === '')
      throw invalidFlagError('set', given, 'COLUMN=VALUE, such as --set type=residential');
    if (!isImportColumn(name)) throw unknownColumnError('set', given, name);
    const before = constants.get(name);
    if (before !== undefined && before !== value)
      throw new UserError(`--set ${name}: conflicting values “${before}” and “${value}”. Set it once.`);
    constants.set(name, value);
  }
  return constants.size > 0 ? Object.fromEntries(constants) : undefined;
}

function readValues(flags: readonly string[]): ImportOptions['values'] {
  const meanings: NonNullable<ImportOptions['values']> = {};
  for (const one of flags) {
    const [field, pairs] = splitAt(one, one.indexOf(':'));
    if (field === '')
      throw invalidFlagError('values', one, 'COLUMN:TEXT=VALUE, such as --values subtype:Condominium=flat');
    if (!isImportColumn(field)) throw unknownColumnError('values', one, field);
    for (const pair of splitList(pairs)) {
      const [theirs, value] = splitAt(pair, pair.lastIndexOf('='));
      if (theirs === '' || value === '')
        throw invalidFlagError('values', one, 'COLUMN:TEXT=VALUE, such as --values subtype:Condominium=flat');
      const read = parseCellToText(field, value, {});
      if (read.kind === 'rejected' || read.kind === 'ambiguous')
        throw new UserError(
          `--values ${one}: “${value}” is not a valid ${field}. Expected: ${en[`imports.column.${field}`]}.`,
        );
      meanings[field] = { ...meanings[field], [theirs]: value };
    }
  }
  return flags.length > 0 ? meanings : undefined;
}

function group(named: readonly Named[]): Record<string, string[]> | undefined {
  if (named.length === 0) return undefined;
  const names = Map.groupBy(named, ({ name }) => name);
  return Object.fromEntries([...names].map(([name, all]) => [name, all.flatMap(({ texts }) => texts)]));
}

const splitAt = (text: string, at: number): [string, string] => [
  text.slice(0, Math.max(at, 0)).trim(),
  text.slice(at + 1).trim(),
];

/** Texts between commas; one with a comma is in double quotes. */
const splitList = (text: string): string[] =>
  [...text.matchAll(/\s*((?:"(?:[^"]|"")*"|[^,"])+)\s*/g)]
    .map(([, one]) => one.replace(/"((?:[^"]|"")*)"/g, (_, quoted: string) => quoted.replaceAll('""', '"')).trim())
    .filter((one) => one !== '');

const invalidFlagError = (
  flag: string,
  given: string,
  format: string,
  fields = `\nCOLUMN is one of ${FIELDS.join(', ')}`,
): UserError => new UserError(`--${flag} ${given}: use the format ${format}.${fields}`);

const unknownColumnError = (flag: string, given: string, name: string): UserError =>
  new UserError(
    `--${flag} ${given}: unknown column “${name}”.${suggest(name, FIELDS)}\nThe columns are ${FIELDS.join(', ')}`,
  );

function suggest(name: string, known: readonly string[], prefix = ''): string {
  const meant = findSimilarName(name, known);
  return meant ? ` Did you mean ${prefix}${meant}?` : '';
}

const withoutUndefined = <T extends object>(all: T): T =>
  Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined)) as T;
