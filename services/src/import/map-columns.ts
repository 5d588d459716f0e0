import { IMPORT_COLUMNS, type ImportColumn, isImportColumn, NEEDED_COLUMNS } from '@naksha/events/wire/imports';
import { BadFile } from './bad-file.ts';

/** One row of the file under our column names; what the file has beside them is left out. */
export type Row = Partial<Record<ImportColumn, string>>;

/** `maps`: `theirs=ours`, theirs a name or `#` with the column's number, from 1. `sets`: `ours=value` for every row that says nothing. */
export type ColumnChoice = { maps?: readonly string[]; sets?: readonly string[] };

/** `columns`: by the place of the file's; `constants`: for rows that say nothing. */
export type MappedColumns = { columns: readonly (ImportColumn | undefined)[]; constants: Row };

const OURS = Object.keys(IMPORT_COLUMNS).join(', ');

/**
 * Which of our columns each of the file's is.
 * @throws BadFile naming every column that is missing, doubled, without a name or unknown
 */
export function mapColumns(header: readonly string[], { maps = [], sets = [] }: ColumnChoice): MappedColumns {
  const constants = readConstants(sets);
  const chosen = readMaps(header, maps);
  const taken = new Set(chosen.values());
  const columns = header.map((name, k) => {
    const plain = name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_');
    return chosen.get(k) ?? (isImportColumn(plain) && !taken.has(plain) ? plain : undefined);
  });
  const missing = NEEDED_COLUMNS.filter((name) => !columns.includes(name) && constants[name] === undefined);
  const doubled = columns.find((name, k) => name && columns.indexOf(name) !== k);
  if (doubled) {
    const places = placesOf(columns, (name) => name === doubled);
    throw new BadFile('doubled_column', { places, name: doubled });
  }
  if (missing.length > 0) {
    const nameless = placesOf(header, (name) => name.trim() === '');
    if (nameless) throw new BadFile('unnamed_columns', { places: nameless, missing: missing.join(', ') });
    throw new BadFile('missing_columns', { missing: missing.join(', '), header: header.join(', ') });
  }
  return { columns, constants };
}

/** Whether a line names most of what has to be named: then what stands above it is no header. */
export const hasColumnNames = (record: readonly string[]): boolean =>
  NEEDED_COLUMNS.filter((name) => record.some((cell) => cell.trim().toLowerCase() === name)).length >= 4;

function readConstants(sets: readonly string[]): Row {
  const constants: Row = {};
  for (const given of sets) {
    const cut = given.indexOf('=');
    const ours = given.slice(0, Math.max(cut, 0)).trim();
    const value = given.slice(cut + 1).trim();
    if (!isImportColumn(ours) || value === '') throw new BadFile('set_unknown', { given, columns: OURS });
    if (constants[ours] !== undefined) throw new BadFile('set_twice', { name: ours, first: constants[ours], value });
    constants[ours] = value;
  }
  return constants;
}

/** @returns our columns by the place of theirs */
function readMaps(header: readonly string[], maps: readonly string[]): Map<number, ImportColumn> {
  const chosen = new Map<number, ImportColumn>();
  for (const given of maps) {
    const cut = given.lastIndexOf('=');
    const [theirs, ours] = [given.slice(0, Math.max(cut, 0)).trim(), given.slice(cut + 1).trim()];
    if (!theirs || !isImportColumn(ours)) throw new BadFile('map_unknown', { given, columns: OURS });
    const place = header.includes(theirs) ? header.indexOf(theirs) : Number(/^#(\d+)$/.exec(theirs)?.[1]) - 1;
    if (!(place in header)) throw new BadFile('map_absent', { given, header: header.join(', ') });
    const other = chosen.get(place);
    if (other !== undefined && other !== ours) throw new BadFile('map_twice', { theirs, first: other, ours });
    chosen.set(place, ours);
  }
  return chosen;
}

const placesOf = <T>(all: readonly T[], is: (one: T) => boolean): string =>
  all.flatMap((one, k) => (is(one) ? [`#${k + 1}`] : [])).join(', ');
