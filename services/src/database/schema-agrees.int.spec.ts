import { readFile } from 'node:fs/promises';
import { createFreshDatabase, type FreshDatabase } from '@naksha/events/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Column = { table: string; column: string; type: string; nullable: boolean };
type Keys = { table: string; keys: string[] };

const TYPES: Record<string, string> = {
  String: 'text',
  'String[]': 'ARRAY',
  'String @db.Uuid': 'uuid',
  Int: 'integer',
  BigInt: 'bigint',
  Boolean: 'boolean',
  Json: 'jsonb',
  Bytes: 'bytea',
  'DateTime @db.Timestamptz()': 'timestamp with time zone',
  'DateTime @db.Date': 'date',
};

/** schema.prisma has one field per line. */
function describedTables(schema: string): { columns: Column[]; keys: Keys[] } {
  const columns: Column[] = [];
  const keys: Keys[] = [];
  for (const [, , body] of schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)) {
    const table = /@@map\("(\w+)"\)/.exec(body)![1];
    const nameByTable = new Map<string, string>();
    let key: string[] = [];
    for (const [, field, kind, optional, rest] of body.matchAll(/^ {2}(\w+) +(\w+(?:\[\])?)(\?)?(.*)$/gm)) {
      const type = TYPES[[kind, /@db\.\w+(?:\(\))?/.exec(rest)?.[0]].filter(Boolean).join(' ')];
      if (!type) continue; // a relation: it has no column of its own
      const column = /@map\("(\w+)"\)/.exec(rest)?.[1] ?? field;
      nameByTable.set(field, column);
      if (/@id\b/.test(rest)) key = [column];
      columns.push({ table, column, type, nullable: optional === '?' });
    }
    const compound = /@@id\(\[([^\]]+)\]\)/.exec(body);
    if (compound) key = compound[1].split(',').map((field) => nameByTable.get(field.trim())!);
    keys.push({ table, keys: key });
  }
  return { columns, keys };
}

describe('schema.prisma and the migrations', () => {
  let database: FreshDatabase;
  let described: ReturnType<typeof describedTables>;
  beforeAll(async () => {
    database = await createFreshDatabase();
    const schema = await readFile(new URL('../../prisma/schema.prisma', import.meta.url), 'utf8');
    described = describedTables(schema);
  });
  afterAll(() => database.drop());

  const sorted = <T extends { table: string; column?: string }>(rows: T[]): T[] =>
    rows.toSorted((a, b) => `${a.table}.${a.column}`.localeCompare(`${b.table}.${b.column}`));

  it('describe the same columns', async () => {
    const { rows } = await database.pool.query<Column>(
      `select table_name as table, column_name as column, data_type as type, is_nullable = 'YES' as nullable
       from information_schema.columns where table_schema = 'public' and table_name <> '_prisma_migrations'`,
    );
    expect(rows.length).toBeGreaterThan(40);
    expect(sorted(described.columns)).toEqual(sorted(rows));
  });

  it('describe the same primary keys', async () => {
    const { rows } = await database.pool.query<Keys>(
      `select c.relname as table, array_agg(a.attname::text order by array_position(i.indkey::int[], a.attnum::int)) as keys
       from pg_index i join pg_class c on c.oid = i.indrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
       where i.indisprimary and c.relnamespace = 'public'::regnamespace and c.relname <> '_prisma_migrations'
       group by c.relname`,
    );
    expect(sorted(described.keys)).toEqual(sorted(rows));
  });
});
