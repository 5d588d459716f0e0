import {
  type ColumnUse,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportOptions,
  isImportColumn,
  NEEDED_COLUMNS,
} from '@naksha/events/wire/imports';
import { BadFile } from './bad-file.ts';
import { normalizeCell } from './fold-cell.ts';

/** Other columns are dropped. */
export type Row = Partial<Record<ImportColumn, string>>;

export type ColumnChoice = Pick<ImportOptions, 'map' | 'set' | 'ignore' | 'skip'>;

/** `values`: folded. */
export type SkipRule = { place: number; column: string; values: ReadonlySet<string> };

export type MappedColumns = {
  header: readonly string[];
  /** In the order tried. */
  places: ReadonlyMap<ImportColumn, readonly number[]>;
  /** By position of the file's column. */
  uses: readonly ColumnUse[];
  /** For rows whose own columns are blank. */
  constants: Row;
  skips: readonly SkipRule[];
};

const FIELDS = Object.keys(IMPORT_COLUMNS) as ImportColumn[];

/**
 * By name only if no option refers to the column or field.
 * @param partial allows missing columns while they are being chosen
 */
export function mapColumns(
  header: readonly string[],
  options: ColumnChoice,
  { partial = false }: { partial?: boolean } = {},
): MappedColumns {
  const { map = {}, set = {}, ignore = [], skip = {} } = options;
  const find = (given: string) => findColumn(header, given);
  const places = new Map(
    FIELDS.flatMap((field) => (map[field] ? [[field, [...new Set(map[field].map(find))]] as const] : [])),
  );
  const mapped = new Set([...places.values()].flat());
  const ignored = new Set(ignore.map(find));
  const skips = Object.entries(skip).map(([given, values]) => {
    const place = find(given);
    return { place, column: header[place], values: new Set(values.map(normalizeCell)) };
  });
  const uses = header.map((name, place): ColumnUse => {
    if (mapped.has(place)) return 'map';
    if (ignored.has(place)) return 'ignored';
    const field = toFieldName(name);
    if (!isImportColumn(field)) return 'unread';
    if (set[field] !== undefined) return 'set';
    return map[field] ? 'unread' : 'name';
  });
  for (const [place, use] of uses.entries()) {
    if (use !== 'name') continue;
    const field = toFieldName(header[place]) as ImportColumn;
    if (places.has(field)) throw duplicateColumnError(header, field, (name) => toFieldName(name) === field);
    places.set(field, [place]);
  }
  if (!partial) requireFields(header, (field) => places.has(field) || set[field] !== undefined);
  return { header, places, uses, constants: { ...set }, skips };
}

function requireFields(header: readonly string[], has: (field: ImportColumn) => boolean): void {
  const missing = NEEDED_COLUMNS.filter((field) => !has(field));
  if (missing.length === 0) return;
  const nameless = listColumnNumbers(header, (name) => name.trim() === '');
  if (nameless) throw new BadFile('unnamed_columns', { places: nameless, missing: missing.join(', ') });
  throw new BadFile('missing_columns', { missing: missing.join(', '), header: header.join(', ') });
}

/** Then lines above it are not the header. */
export const looksLikeColumnHeader = (record: readonly string[]): boolean =>
  FIELDS.filter((name) => record.some((cell) => cell.trim().toLowerCase() === name)).length >= 4;

/** By exact name, by `#` and number, or by name in other case. */
function findColumn(header: readonly string[], given: string): number {
  const named = [
    (name: string) => name === given,
    (_: string, place: number) => `#${place + 1}` === given,
    (name: string) => normalizeCell(name) === normalizeCell(given),
  ];
  for (const is of named) {
    const [first, second] = header.flatMap((name, place) => (is(name, place) ? [place] : []));
    if (second !== undefined) throw duplicateColumnError(header, given, is);
    if (first !== undefined) return first;
  }
  throw new BadFile('map_absent', { given, header: header.join(', ') });
}

const duplicateColumnError = (
  header: readonly string[],
  name: string,
  is: (name: string, place: number) => boolean,
): BadFile => new BadFile('doubled_column', { places: listColumnNumbers(header, is), name });

const toFieldName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

const listColumnNumbers = (header: readonly string[], is: (name: string, place: number) => boolean): string =>
  header.flatMap((name, place) => (is(name, place) ? [`#${place + 1}`] : [])).join(', ');
