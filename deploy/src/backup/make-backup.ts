import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PhotoStore } from '@naksha/services';
import pg from 'pg';
import { BACKUP_FIGURES } from '../parts/report-newest-backup.ts';
import { exportRowsToFile, PLAIN_TEXT } from './copy-rows.ts';
import { EventPieces, quoteColumnNames } from './event-pieces.ts';
import { listColumns, listTables } from './list-tables.ts';
import { type EventPiece, formatBackupName, listBackups, type TablePiece, writeBackupManifest } from './manifest.ts';
import type { Pace } from './pace.ts';
import { copyPhotoToBackup, listPhotosWithFiles, type PhotoCopy, type StoredPhoto } from './photo-files.ts';
import { PHOTO_LIST, writePhotoList } from './photo-list.ts';
import { writeFileDurably } from './write-durably.ts';

export type BackupOptions = {
  folder: string;
  databaseUrl: string;
  photos: PhotoStore;
  secret: string;
  ledger: string;
  now: Date;
  pace: Pace;
  onProgress(what: 'events' | 'tables' | 'photos', done: number, total: number): void;
};

export type BackupResult = { name: string; events: number; newEvents: number; rows: number; photos: number };

export const LEDGER_COPY = 'erasures';

/** One `repeatable read` transaction, then the photos that it refers to, so nothing can be inconsistent. */
export async function makeBackup(options: BackupOptions): Promise<BackupResult> {
  const { folder, now, secret, ledger, photos, pace, onProgress } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of listBackups(folder).brokenOff) rmSync(join(folder, name), { recursive: true });
  const name = formatBackupName(now);
  const own = join(folder, name);
  mkdirSync(own, { mode: 0o700 });
  const copied = await copyDatabase(options, own);
  const list = await writePhotoList(join(own, PHOTO_LIST), copyPhotos(photos, copied.photos, options));
  if (existsSync(ledger)) copyFileSync(ledger, join(own, LEDGER_COPY));
  await writeBackupManifest(own, {
    format: 1,
    takenAt: now.toISOString(),
    source: copied.source,
    migrations: copied.migrations,
    secret,
    ledger: copied.ledger,
    tables: copied.tables,
    events: { columns: copied.columns, pieces: copied.pieces },
    photos: { file: join(name, PHOTO_LIST), ...list },
  });
  await writeBackupMetrics(folder, now);
  const rows = copied.tables.reduce((sum, table) => sum + table.rows, 0);
  return { name, events: copied.events, newEvents: copied.newEvents, rows, photos: list.rows };

  async function* copyPhotos(store: PhotoStore, known: readonly StoredPhoto[], { folder }: BackupOptions) {
    for (const [k, photo] of known.entries()) {
      yield* (await copyPhotoToBackup(store, photo, folder, pace)) satisfies PhotoCopy[];
      onProgress('photos', k + 1, known.length);
    }
  }
}

async function copyDatabase({ databaseUrl, folder, pace, onProgress }: BackupOptions, own: string) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'naksha backup' });
  // A broken connection fails the running query; an unhandled event would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(PLAIN_TEXT);
    const known = await readSource(client);
    const tables: TablePiece[] = [];
    const all = await listTables(client);
    for (const { name, columns, order } of all) {
      const file = `${name}.gz`;
      const select = selectTableSql({ name, columns, order });
      tables.push({ name, columns, order, file, ...(await exportRowsToFile(client, select, join(own, file), pace)) });
      onProgress('tables', tables.length, all.length);
    }
    const columns = await listColumns(client, 'events');
    const pieces: EventPiece[] = [];
    const store = new EventPieces(folder, known.source, columns);
    const events = known.heads.reduce((sum, { seq }) => sum + seq, 0);
    let done = 0;
    for (const { partition, seq } of known.heads)
      for await (const piece of store.copy(client, partition, seq, pace)) {
        pieces.push(piece);
        done += piece.rows;
        onProgress('events', done, events);
      }
    const photos = await listPhotosWithFiles(client);
    await client.query('commit');
    return { ...known, tables, columns, pieces, events, newEvents: store.copied, photos };
  } finally {
    await client.end();
  }
}

export const selectTableSql = ({ name, columns, order }: Pick<TablePiece, 'name' | 'columns' | 'order'>): string =>
  `select ${quoteColumnNames(columns)} from "${name}" t order by ${order}`;

async function readSource(client: pg.Client) {
  const ask = async <Row extends pg.QueryResultRow>(query: string) => (await client.query<Row>(query)).rows;
  const [source] = await ask<{ id: string }>('select id from event_source');
  const [ledger] = await ask<{ id: string }>('select id from erasure_ledger');
  const heads = await ask<{ partition: number; seq: string }>(
    'select partition, seq from partition_head order by partition',
  );
  const migrations = await ask<{ name: string; checksum: string }>(
    `select migration_name as name, checksum from "_prisma_migrations"
     where finished_at is not null and rolled_back_at is null order by migration_name`,
  );
  return {
    source: source.id,
    ledger: ledger?.id,
    heads: heads.map(({ partition, seq }) => ({ partition, seq: Number(seq) })),
    migrations,
  };
}

/** The backup process has ended when Prometheus scrapes, so its metrics stay in a file for a node exporter or a worker. */
export const writeBackupMetrics = (folder: string, takenAt: Date): Promise<void> =>
  writeFileDurably(
    join(folder, BACKUP_FIGURES),
    `# HELP naksha_backup_taken_timestamp_seconds Unix time of the last backup\n` +
      `# TYPE naksha_backup_taken_timestamp_seconds gauge\n` +
      `naksha_backup_taken_timestamp_seconds ${Math.floor(takenAt.getTime() / 1000)}\n`,
    0o644,
  );
