import type pg from 'pg';

export async function listTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  return rows.map(({ name }) => name);
}

export async function readTable(pool: pg.Pool, table: string): Promise<string> {
  const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${table} t`);
  const inLetters = (row: string) => row.replaceAll(/\\x([0-9a-f]{2,})/g, (_, hex) => String(Buffer.from(hex, 'hex')));
  return rows.map(({ row }) => inLetters(row)).join('\n');
}
