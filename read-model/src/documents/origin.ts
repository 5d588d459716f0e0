import type pg from 'pg';
import { inTransaction } from './connection.ts';

/** `source`: see `EventReader.source`. */
export type EventSourceRecord = { id: string; source: string };

const TABLE = `create table if not exists read.origin (
  one boolean primary key default true check (one),
  id uuid not null default gen_random_uuid(),
  source text not null
)`;
/** Concurrent creation of a table fails. */
const ORIGIN_LOCK = 1_634_824_602;

export async function loadEventSource(client: pg.Pool | pg.ClientBase): Promise<EventSourceRecord | undefined> {
  const found = await client.query<{ found: boolean }>(`select to_regclass('read.origin') is not null as found`);
  if (!found.rows[0].found) return undefined;
  const { rows } = await client.query<EventSourceRecord>('select id, source from read.origin');
  return rows[0];
}

export async function loadOrRecordEventSource(pool: pg.Pool, source: string): Promise<EventSourceRecord> {
  const origin = await loadEventSource(pool);
  if (origin) return origin;
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [ORIGIN_LOCK]);
    await client.query(TABLE);
    await client.query('insert into read.origin (source) values ($1) on conflict do nothing', [source]);
    return (await loadEventSource(client))!;
  });
}

export async function replaceEventSource(client: pg.ClientBase, source: string): Promise<void> {
  await client.query('update read.origin set source = $1', [source]);
}
