import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** The lock of Prisma's migration engine, so that the two never run together. */
const MIGRATION_LOCK = 72707369;

/** As Prisma's engine creates it, for `prisma migrate status`. */
const BOOKKEEPING = `create table if not exists "_prisma_migrations" (
  "id" varchar(36) primary key not null, "checksum" varchar(64) not null, "finished_at" timestamptz,
  "migration_name" varchar(255) not null, "logs" text, "rolled_back_at" timestamptz,
  "started_at" timestamptz not null default now(), "applied_steps_count" integer not null default 0)`;

/**
 * A migration that waits for a table lock blocks later users of the table, so it gives up and retries, for as long as
 * a backup may hold its locks.
 */
const LOCK_TIMEOUT_MS = 1_000;
const LOCK_RETRY_PAUSE_MS = 1_000;
const LOCK_TRIES = 1_800;
const LOCK_NOT_AVAILABLE = '55P03';

const MIGRATIONS = new URL('../../prisma/migrations/', import.meta.url);

type MigrateOptions = {
  folder?: URL;
  lockTries?: number;
  /** Used to test with rows of earlier versions. */
  only?(name: string): boolean;
};

/** Each in a transaction, like `prisma migrate deploy` but without downloading an engine. */
export async function migrate(
  databaseUrl: string,
  { folder = MIGRATIONS, only = () => true, lockTries = LOCK_TRIES }: MigrateOptions = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // Without a listener, an error between statements would crash the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(BOOKKEEPING);
    const { rows } = await client.query<Applied>(
      'select migration_name as name, checksum, finished_at from "_prisma_migrations" where rolled_back_at is null',
    );
    const known = new Map(rows.map((row) => [row.name, row]));
    const applied: string[] = [];
    for (const migration of await readMigrations(folder)) {
      if (!only(migration.name)) continue;
      const before = known.get(migration.name);
      if (before) assertFinishedAndUnedited(migration, before);
      else applied.push(await applyMigration(client, migration, lockTries));
    }
    return applied;
  } finally {
    // Also releases the lock.
    await client.end();
  }
}

type Migration = { name: string; sql: string; checksum: string };
type Applied = { name: string; checksum: string; finished_at: Date | null };

async function readMigrations(folder: URL): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(`${name}/migration.sql`, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function assertFinishedAndUnedited(migration: Migration, before: Applied): void {
  if (!before.finished_at)
    throw new Error(`Migration ${migration.name} failed earlier. Resolve it first (docs/upgrading.md).`);
  if (before.checksum !== migration.checksum)
    throw new Error(
      `Migration ${migration.name} was edited after it was applied. Restore it and write a new one instead.`,
    );
}

async function applyMigration(
  client: pg.Client,
  { name, sql, checksum }: Migration,
  lockTries: number,
): Promise<string> {
  const id = randomUUID();
  await client.query('insert into "_prisma_migrations" (id, checksum, migration_name) values ($1, $2, $3)', [
    id,
    checksum,
    name,
  ]);
  try {
    await applyWithLockRetries(client, sql, lockTries);
  } catch (error) {
    await client.query('update "_prisma_migrations" set logs = $2 where id = $1', [id, String(error)]);
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
  await client.query('update "_prisma_migrations" set finished_at = now(), applied_steps_count = 1 where id = $1', [
    id,
  ]);
  return name;
}

/** Several statements without parameters form one simple query, and so one transaction. */
async function applyWithLockRetries(client: pg.Client, sql: string, lockTries: number): Promise<void> {
  await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(sql);
      await client.query('reset lock_timeout');
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || attempt >= lockTries) throw error;
      await pause(LOCK_RETRY_PAUSE_MS);
    }
  }
}
