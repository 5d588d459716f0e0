import { join } from 'node:path';
import type { PhotoStore } from '@naksha/services';
import { migrate } from '@naksha/services';
import pg from 'pg';
import { UserError } from '../process/user-error.ts';
import { hashSelectedRows, importRowsFromFile, PLAIN_TEXT } from './copy-rows.ts';
import { quoteColumnNames, selectEventsSql } from './event-pieces.ts';
import { selectTableSql } from './make-backup.ts';
import { type BackupManifest, readBackupManifest } from './manifest.ts';
import { restorePhoto } from './photo-files.ts';
import { readPhotoList } from './photo-list.ts';

export type RestoreOptions = {
  folder: string;
  name: string;
  databaseUrl: string;
  photos: PhotoStore;
  onProgress(what: 'events' | 'tables' | 'checked' | 'photos', done: number, total: number): void;
};

export type Restored = {
  takenAt: Date;
  events: number;
  rows: number;
  photos: number;
  migrated: string[];
  sessionsEnded: number;
};

/**
 * If interrupted, it leaves no rows and can be restarted. The event table gets a new ID, because followers of the old
 * one may be ahead of the backup.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { folder, name, databaseUrl, photos, onProgress } = options;
  const manifest = readBackupManifest(join(folder, name));
  const were = new Set(manifest.migrations.map((one) => one.name));
  await withClient(databaseUrl, (client) => assertDatabaseIsEmpty(client, were));
  await migrate(databaseUrl, { only: (migration) => were.has(migration) });
  const sessionsEnded = await withClient(databaseUrl, async (client) => {
    await assertKnownMigrations(client, manifest);
    return restoreRows(client, manifest, options);
  });
  const migrated = await migrate(databaseUrl);
  let copies = 0;
  for await (const copy of readPhotoList(join(folder, manifest.photos.file))) {
    await restorePhoto(photos, copy, folder);
    onProgress('photos', ++copies, manifest.photos.rows);
  }
  return {
    takenAt: manifest.takenAt,
    events: sumRows(manifest.events.pieces),
    rows: sumRows(manifest.tables),
    photos: copies,
    migrated,
    sessionsEnded,
  };
}

const sumRows = (pieces: readonly { rows: number }[]): number => pieces.reduce((sum, { rows }) => sum + rows, 0);

async function assertDatabaseIsEmpty(client: pg.Client, were: ReadonlySet<string>): Promise<void> {
  const isThere = async (table: string) =>
    (await client.query('select to_regclass($1) is not null as there', [`public.${table}`])).rows[0].there as boolean;
  if (!(await isThere('_prisma_migrations'))) return;
  if (await isThere('events')) {
    const { rowCount } = await client.query('select from events limit 1');
    if (rowCount) throw new UserError('DATABASE_URL: this database contains events. Restore into an empty database.');
  }
  const { rows } = await client.query<{ name: string }>('select migration_name as name from "_prisma_migrations"');
  const newer = rows.filter(({ name }) => !were.has(name));
  if (newer.length > 0)
    throw new UserError(
      `DATABASE_URL: the schema of this database is newer than the backup (migration ${newer[0].name}). Create a new empty database.`,
    );
}

async function assertKnownMigrations(client: pg.Client, { migrations }: BackupManifest): Promise<void> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select migration_name as name, checksum from "_prisma_migrations" where finished_at is not null',
  );
  const here = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of migrations)
    if (here.get(name) !== checksum)
      throw new UserError(
        `The backup was taken by another version: migration ${name} does not exist in this version. Restore it with the version that took it.`,
      );
}

async function restoreRows(
  client: pg.Client,
  manifest: BackupManifest,
  { folder, name, onProgress }: RestoreOptions,
): Promise<number> {
  const { tables, events } = manifest;
  const ownTables = [...tables.map((table) => table.name), 'events'];
  await client.query('begin');
  await client.query(PLAIN_TEXT);
  // Triggers that enforce rules, such as that events are immutable, are disabled: the rows passed them when they were written.
  for (const table of ownTables) await client.query(`alter table "${table}" disable trigger user`);
  // Rows inserted by migrations are also in the backup, in their final state.
  for (const table of ownTables.toReversed()) await client.query(`delete from "${table}"`);
  for (const [k, table] of tables.entries()) {
    const into = `"${table.name}" (${quoteColumnNames(table.columns)})`;
    await importRowsFromFile(client, into, join(folder, name, table.file), table);
    onProgress('tables', k + 1, tables.length);
  }
  const total = sumRows(events.pieces);
  let done = 0;
  for (const piece of events.pieces) {
    await importRowsFromFile(client, `events (${quoteColumnNames(events.columns)})`, join(folder, piece.file), piece);
    done += piece.rows;
    onProgress('events', done, total);
  }
  await verifyRestoredRows(client, manifest, (part, all) => onProgress('checked', part, all));
  await client.query('update event_source set id = gen_random_uuid()');
  for (const table of tables) await resetSequence(client, table.name);
  for (const table of ownTables) await client.query(`alter table "${table}" enable trigger user`);
  const sessionsEnded = await deleteCredentials(client, new Set(ownTables));
  await client.query('commit');
  return sessionsEnded;
}

/** Exporting the restored data must give the hashes of the backup. */
async function verifyRestoredRows(
  client: pg.Client,
  { tables, events }: BackupManifest,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const all = [
    ...tables.map((table) => ({ what: table.name, select: selectTableSql(table), ...table })),
    ...events.pieces.map((piece) => ({ what: piece.file, select: selectEventsSql(events.columns, piece), ...piece })),
  ];
  for (const [k, { what, select, rows, sha256 }] of all.entries()) {
    const found = await hashSelectedRows(client, select);
    if (found.sha256 !== sha256)
      throw new Error(
        `${what}: restored ${found.rows} rows with hash ${found.sha256}, but the backup has ${rows} with ${sha256}`,
      );
    onProgress(k + 1, all.length);
  }
}

async function resetSequence(client: pg.Client, table: string): Promise<void> {
  const { rows } = await client.query<{ name: string; sequence: string }>(
    `select attname as name, pg_get_serial_sequence(quote_ident($1), attname) as sequence from pg_attribute
     where attrelid = quote_ident($1)::regclass and attnum > 0 and not attisdropped
       and pg_get_serial_sequence(quote_ident($1), attname) is not null`,
    [table],
  );
  for (const { name, sequence } of rows)
    await client.query(`select setval($1, coalesce((select max("${name}") from "${table}"), 0) + 1, false)`, [
      sequence,
    ]);
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'naksha restore' });
  client.on('error', () => {});
  await client.connect();
  // Ending the session rolls back uncommitted changes.
  return await work(client).finally(() => client.end());
}

/** Sessions may have been ended since the backup, and codes used. They cannot be told apart, so all are removed. */
const ADMISSIONS = [
  'session',
  'sign_in_code',
  'vault_pending_profile',
  'staff_challenge',
  'staff_enrolment',
  'staff_recovery_code',
  'partner',
] as const;

/**
 * In the restoring transaction, so that none is ever valid in the restored database.
 * @returns the number of ended sessions
 */
async function deleteCredentials(client: pg.Client, tables: ReadonlySet<string>): Promise<number> {
  let sessions = 0;
  for (const table of ADMISSIONS.filter((name) => tables.has(name))) {
    const { rowCount } = await client.query(`delete from "${table}"`);
    if (table === 'session') sessions = rowCount ?? 0;
  }
  return sessions;
}
