import type pg from 'pg';

export type Table = {
  name: string;
  columns: string[];
  /** Independent of the database's collation. */
  order: string;
  references: string[];
};

/** Events have their own files, and migrations are run again instead of copied. */
const APART = ['events', '_prisma_migrations'];

/** @returns each after the tables that it references */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      coalesce((select string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end,
          ', ' order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '(t.*)::text collate "C"') as order,
      array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as references
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
     order by c.relname`,
    [APART],
  );
  return sortByReferences(rows);
}

/** @throws on circular references */
export function sortByReferences<T extends Pick<Table, 'name' | 'references'>>(tables: readonly T[]): T[] {
  const sorted: T[] = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const waiting = new Set([...left].map(({ name }) => name));
    const next = [...left].filter(({ references }) => !references.some((name) => waiting.has(name)));
    if (next.length === 0) throw new Error(`Tables reference each other in a cycle: ${[...waiting].join(', ')}`);
    for (const table of next) {
      sorted.push(table);
      left.delete(table);
    }
  }
  return sorted;
}

export async function listColumns(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}
