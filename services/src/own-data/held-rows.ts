import type { AccountId } from '@naksha/events/kernel';
import type { WriteDatabase } from '../database/write-database.ts';
import type { HeldTable } from '../personal-data/held-table.ts';

/** Rows in memory at a time. */
const PAGE = 200;

type KeyColumn = { name: string; type: string };
type Row = { row: unknown; key: string[] };

/** Ordered by primary key. */
export async function* loadAccountRowsByPage(
  database: WriteDatabase,
  held: HeldTable,
  account: AccountId,
): AsyncGenerator<unknown[]> {
  const keys = await readPrimaryKey(database, held.table);
  let after: string[] = [];
  for (;;) {
    const found = await database.$queryRawUnsafe<Row[]>(selectPage(held, keys, after.length > 0), account, ...after);
    if (found.length > 0) yield found.map(({ row }) => row);
    if (found.length < PAGE) return;
    after = found[found.length - 1].key;
  }
}

/**
 * JSON built by PostgreSQL, which keeps large numbers, dates and bytes exact. Identifiers come from `HeldTable` and
 * the schema; only values are parameters.
 */
function selectPage(
  { table, told, rows = 'account = $1::uuid' }: HeldTable,
  keys: KeyColumn[],
  goesOn: boolean,
): string {
  const columns = told.map((column) => `'${column}', ${column}`).join(', ');
  const names = keys.map(({ name }) => name).join(', ');
  const last = keys.map(({ type }, n) => `$${n + 2}::text::${type}`).join(', ');
  return `select jsonb_build_object(${columns}) as row, array[${keys.map(({ name }) => `${name}::text`).join(', ')}] as key
    from ${table} where (${rows})${goesOn ? ` and (${names}) > (${last})` : ''} order by ${names} limit ${PAGE}`;
}

async function readPrimaryKey(database: WriteDatabase, table: string): Promise<KeyColumn[]> {
  const found = await database.$queryRawUnsafe<KeyColumn[]>(
    `select quote_ident(a.attname) as name, format_type(a.atttypid, a.atttypmod) as type
     from pg_index i cross join lateral unnest(i.indkey) with ordinality as k (attnum, place)
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
     where i.indisprimary and i.indrelid = $1::text::regclass order by k.place`,
    table,
  );
  if (found.length === 0) throw new Error(`Table ${table} has no primary key`);
  return found;
}
