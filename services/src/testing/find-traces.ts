import type { TestApp } from './test-app.ts';

export async function findTablesContainingWords(
  { database }: Pick<TestApp, 'database'>,
  ...words: string[]
): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const traces: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    if (rows.some(({ row }) => words.some((word) => row.includes(word)))) traces.push(name);
  }
  return traces;
}
