import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { ignoreMissingTable, inTransaction } from './connection.ts';
import type { DocumentKind } from './document-kind.ts';
import {
  compareSchemaVersions,
  type Generation,
  generationSchemaName,
  type SchemaVersion,
  schemaVersionOfKinds,
} from './generation.ts';
import { GENERATIONS_LOCK } from './generations-lock.ts';

/** Valid from `src` and `dist`. */
const SCHEMA = new URL('../../src/documents/schema.sql', import.meta.url);
const INDEXES = new URL('../../src/documents/indexes.sql', import.meta.url);

/** Not in `public`, which belongs to the write side if both share a database. */
const FOUNDATION = `
  create schema if not exists read;
  create table if not exists read.generation (
    number int primary key generated always as identity,
    schema_version int not null,
    -- Of code from before each kind had a version of its own; 0 since.
    projections_version int not null,
    status text not null check (status in ('building', 'live', 'retired')),
    created_at timestamptz not null default now()
  );
  create unique index if not exists one_live_generation on read.generation (status) where status = 'live';
  create table if not exists read.generation_kind (
    generation int not null references read.generation on delete cascade,
    kind text not null,
    version int not null,
    primary key (generation, kind)
  )`;

/** The first one is live while still empty. */
export async function ensureReadDatabase(pool: pg.Pool, kinds: readonly DocumentKind[]): Promise<Generation> {
  return (
    (await findLiveGeneration(pool).catch(ignoreMissingTable)) ??
    inTransaction(pool, async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [GENERATIONS_LOCK]);
      await client.query(FOUNDATION);
      const live = await findLiveGeneration(client);
      if (live) return live;
      const number = await createGenerationWithoutIndexes(client, kinds);
      await addIndexes(client, number, kinds);
      return switchLiveGeneration(client, number);
    })
  );
}

export async function findLiveGeneration(client: pg.Pool | pg.ClientBase): Promise<Generation | undefined> {
  const { rows } = await client.query<GenerationRow>(`${GENERATIONS} where status = 'live'`);
  return rows[0] && generation(rows[0]);
}

/** Without indexes. */
export async function createGenerationWithoutIndexes(
  client: pg.ClientBase,
  kinds: readonly DocumentKind[],
): Promise<number> {
  const version = schemaVersionOfKinds(kinds);
  const { rows } = await client.query<{ number: number }>(
    `insert into read.generation (schema_version, projections_version, status) values ($1, 0, 'building') returning number`,
    [version.schema],
  );
  const { number } = rows[0];
  await client.query(
    'insert into read.generation_kind (generation, kind, version) select $1, key, value::int from jsonb_each_text($2)',
    [number, JSON.stringify(version.kinds)],
  );
  const schema = generationSchemaName(number);
  await client.query(`create schema ${schema}; set local search_path to ${schema}`);
  await client.query(await readFile(SCHEMA, 'utf8'));
  await client.query('set local search_path to default');
  return number;
}

/** Also drops unfinished generations. */
export const createGenerationDroppingUnfinished = (pool: pg.Pool, kinds: readonly DocumentKind[]): Promise<number> =>
  inTransaction(pool, async (client) => {
    await dropGenerations(client, 'building');
    return createGenerationWithoutIndexes(client, kinds);
  });

export async function addIndexes(
  client: pg.ClientBase,
  generation: number,
  kinds: readonly DocumentKind[],
): Promise<void> {
  // Extensions are shared by all generations.
  await client.query(`set local search_path to ${generationSchemaName(generation)}, public`);
  await client.query(await readFile(INDEXES, 'utf8'));
  for (const kind of kinds) for (const statement of indexStatements(kind)) await client.query(statement);
  await client.query('set local search_path to default');
}

export async function findUnfinishedGeneration(pool: pg.Pool, version: SchemaVersion): Promise<number | undefined> {
  const { rows } = await pool.query<GenerationRow>(`${GENERATIONS} where status = $1`, ['building']);
  return rows.map(generation).find((one) => compareSchemaVersions(one.version, version) === 'same')?.number;
}

const indexStatements = ({ kind, indexes }: DocumentKind): string[] =>
  indexes.flatMap(({ name, on, where, using = 'btree', extension }) => [
    ...(extension ? [`create extension if not exists ${extension} schema public`] : []),
    `create index ${name} on document using ${using} (${on}) where kind = ${pg.escapeLiteral(kind)} ${where ? `and ${where}` : ''}`,
  ]);

/**
 * The former checkpoint is emptied, so that its projectors fail. Its tables remain until the next switch, for queries
 * in progress.
 */
export async function switchLiveGeneration(client: pg.ClientBase, number: number): Promise<Generation> {
  const before = await findLiveGeneration(client);
  await dropGenerations(client, 'retired');
  if (before) {
    await client.query(`update read.generation set status = 'retired' where number = $1`, [before.number]);
    await client.query(`delete from ${generationSchemaName(before.number)}.checkpoint`);
  }
  const { rows } = await client.query<GenerationRow>(
    `update read.generation set status = 'live' where number = $1
     returning number, status, schema_version, ${KINDS}`,
    [number],
  );
  for (const table of ['document', 'checkpoint', 'parked'])
    await client.query(`
      drop view if exists read.${table};
      create view read.${table} as select * from ${generationSchemaName(number)}.${table}`);
  await client.query(`select pg_notify($1, '')`, [DOCUMENTS_CHANGED]);
  return generation(rows[0]);
}

export async function dropGenerations(client: pg.ClientBase, status: 'building' | 'retired'): Promise<void> {
  const { rows } = await client.query<GenerationRow>(`${GENERATIONS} where status = $1`, [status]);
  for (const { number } of rows) {
    await client.query(`drop schema if exists ${generationSchemaName(number)} cascade`);
    await client.query('delete from read.generation where number = $1', [number]);
  }
}

/** NOTIFY channel without payload. Readers also poll. */
export const DOCUMENTS_CHANGED = 'naksha_documents';

const KINDS = `coalesce(
  (select jsonb_object_agg(k.kind, k.version) from read.generation_kind k where k.generation = number), '{}'
) as kinds`;
const GENERATIONS = `select number, status, schema_version, ${KINDS} from read.generation`;
type GenerationRow = {
  number: number;
  status: Generation['status'];
  schema_version: number;
  kinds: Record<string, number>;
};
const generation = ({ number, status, schema_version, kinds }: GenerationRow): Generation => ({
  number,
  status,
  version: { schema: schema_version, kinds },
});
