import { UserError } from '../process/user-error.ts';

/** The columns a file may have; those marked needed must be there, under these names or as `--map theirs=ours` says. */
export const COLUMNS = {
  type: 'needed',
  subtype: 'needed',
  title: 'needed',
  price: 'needed',
  area: 'needed',
  area_unit: 'needed',
  lat: 'needed',
  lng: 'needed',
  bedrooms: 'optional',
  bathrooms: 'optional',
  city: 'optional',
  locality: 'optional',
  project: 'optional',
  description: 'optional',
  external_id: 'optional',
} as const;
export type Column = keyof typeof COLUMNS;
/** One row of the file under our column names; what the file has beside them is left out. */
export type Row = Partial<Record<Column, string>>;

export class BadColumns extends UserError {}

const isColumn = (name: string): name is Column => Object.hasOwn(COLUMNS, name);

/**
 * Which of our columns each of the file's is.
 * @param maps `theirs=ours`, as given on the command line
 * @throws BadColumns naming every column that is missing, doubled or unknown
 */
export function mapColumns(header: readonly string[], maps: readonly string[]): (Column | undefined)[] {
  const renamed = new Map<string, Column>();
  for (const map of maps) {
    const cut = map.lastIndexOf('=');
    const [theirs, ours] = [map.slice(0, cut).trim(), map.slice(cut + 1).trim()];
    if (cut < 1 || !isColumn(ours))
      throw new BadColumns(`--map ${map}: must be theirs=ours, ours one of ${Object.keys(COLUMNS).join(', ')}`);
    if (!header.includes(theirs))
      throw new BadColumns(`--map ${map}: the file has no column “${theirs}”, it has ${header.join(', ')}`);
    renamed.set(theirs, ours);
  }
  const taken = new Set(renamed.values());
  const columns = header.map((name) => {
    const plain = name.trim().toLowerCase().replaceAll(' ', '_');
    return renamed.get(name) ?? (isColumn(plain) && !taken.has(plain) ? plain : undefined);
  });
  const missing = Object.keys(COLUMNS).filter(
    (name) => isColumn(name) && COLUMNS[name] === 'needed' && !columns.includes(name),
  );
  if (missing.length)
    throw new BadColumns(
      `missing columns: ${missing.join(', ')}. The file has ${header.join(', ')}; name them with --map theirs=ours`,
    );
  const doubled = columns.find((name, k) => name && columns.indexOf(name) !== k);
  if (doubled) throw new BadColumns(`two columns are ${doubled}: choose one with --map theirs=${doubled}`);
  return columns;
}
