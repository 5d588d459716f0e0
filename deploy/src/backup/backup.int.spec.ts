import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import { nameListingStream } from '@naksha/events/kernel';
import {
  createFreshDatabase,
  type FreshDatabase,
  sampleAppend,
  sampleListing,
  samplePosted,
} from '@naksha/events/testing';
import { FolderPhotoStore, type PhotoStore } from '@naksha/services';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BackupOptions, makeBackup } from './make-backup.ts';
import { listBackups, readBackupManifest } from './manifest.ts';
import { Pace } from './pace.ts';
import { formatRestoreResult } from './print-backups.ts';
import { pruneBackups } from './prune-backups.ts';
import { restoreBackup } from './restore-backup.ts';

const NOW = new Date('2026-11-23T06:30:00Z');
const later = (days: number, seconds = 0): Date => new Date(NOW.getTime() + days * 86_400_000 + seconds * 1000);
const ACCOUNT = '0190a000-0000-7000-8000-00000000000a';
const photoId = (n: number) => `0190a000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`;

let folder: string;
let ours: FreshDatabase;
let photos: FolderPhotoStore;
let appended: number;
const others: FreshDatabase[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'naksha-backup-'));
  ours = await createFreshDatabase();
  photos = new FolderPhotoStore(join(folder, 'photos-of-the-site'));
  appended = 0;
});
afterEach(async () => {
  await Promise.all([ours, ...others.splice(0)].map((database) => database.drop()));
  rmSync(folder, { recursive: true });
});

const backups = () => join(folder, 'backups');
const take = (overrides: Partial<BackupOptions> = {}) =>
  makeBackup({
    folder: backups(),
    databaseUrl: ours.url,
    photos,
    secret: 'id1',
    ledger: join(folder, 'erasures'),
    now: NOW,
    pace: new Pace(Number.POSITIVE_INFINITY),
    onProgress: () => {},
    ...overrides,
  });

async function append(count: number): Promise<void> {
  const store = new PostgresEventStore({ pool: ours.pool, ids: new RandomIds() });
  for (let k = 0; k < count; k++) {
    const listing = nameListingStream(sampleListing(++appended));
    expect(await store.append(sampleAppend(listing, 0, [samplePosted()]))).toMatchObject({ outcome: 'appended' });
  }
}

/** Values that a text format could lose: nulls, tabs, line ends, backslashes, other scripts, bytes, arrays, times. */
async function addPeople(): Promise<void> {
  await ours.pool.query(`insert into account values ($1, 'id1.hash', false, now())`, [ACCOUNT]);
  await ours.pool.query(`insert into vault_text values (gen_random_uuid(), $1, $2, now())`, [
    ACCOUNT,
    'tab\there, \\N and \\. are text\nसेक्टर ७०\r\n',
  ]);
  for (const id of ['1', '2']) expect(await matchListing(ours)).toBe(id);
  await ours.pool.query('insert into alert_expected values ($1, $2)', ['listing', '2026-11-23T12:00:00.123456+05:30']);
}

const ADMISSIONS = [
  ...['session', 'sign_in_code', 'vault_pending_profile'],
  ...['staff_challenge', 'staff_enrolment', 'staff_recovery_code', 'partner'],
];

async function addAdmissions(): Promise<void> {
  const add = (query: string) => ours.pool.query(query.replaceAll('$1', `'${ACCOUNT}'`));
  for (const token of ['t1', 't2'])
    await add(
      `insert into session (id, token_hash, account, created_at, last_used_at) values (gen_random_uuid(), '${token}', $1, now(), now())`,
    );
  await add(
    `insert into sign_in_code (phone_hash, code_hash, sent_at, expires_at, tries, browser_hash, weight) values ('p', 'c', now(), now() + interval '5 min', 0, 'b', 1)`,
  );
  await add(
    `insert into vault_pending_profile (asking_hash, first_name, last_name, firm_name, expires_at) values ('a', 'A', 'B', '', now() + interval '5 min')`,
  );
  await add(`insert into partner values (gen_random_uuid(), 'A firm', 'p', '{ListingSold}', '*', now())`);
  await add(`insert into staff_member (account, roles, cities) values ($1, '{reviewer}', '{}')`);
  await add(`insert into staff_totp (account, secret, confirmed_at, last_step) values ($1, 's', now(), 1)`);
  await add(`insert into staff_recovery_code (code_hash, account) values ('r', $1)`);
  await add(
    `insert into staff_enrolment (account, code_hash, expires_at, tries) values ($1, 'e', now() + interval '1 day', 0)`,
  );
  await add(
    `insert into staff_challenge (session, challenge, purpose, expires_at) select id, 'c', 'prove', now() + interval '5 min' from session where token_hash = 't1'`,
  );
}

async function matchListing({ pool }: FreshDatabase): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into alert_match (filter, listing, partition, seq, why, changed_at, matched_at)
     select 'f', 'l', 0, count(*), 'new', now(), now() from alert_match returning id`,
  );
  return rows[0].id;
}

async function addPhoto(n: number, state: 'ready' | 'waiting'): Promise<void> {
  const original = state === 'waiting' ? 'original.1' : null;
  await ours.pool.query('insert into photo (id, account, state, original, created_at) values ($1, $2, $3, $4, now())', [
    photoId(n),
    ACCOUNT,
    state,
    original,
  ]);
  const file = join(folder, 'a photo');
  for (const name of original ? [original] : ['320.avif', '320.webp']) {
    writeFileSync(file, `${name} of ${n}`);
    await photos.put({ photo: photoId(n) as never, name }, file);
  }
}

async function emptyDatabase(): Promise<FreshDatabase> {
  const database = await createFreshDatabase({ migrated: false });
  others.push(database);
  return database;
}

async function restoreInto(
  database: FreshDatabase,
  store: PhotoStore = new FolderPhotoStore(join(folder, 'put back')),
) {
  const name = listBackups(backups()).finished.at(-1) ?? '';
  return restoreBackup({ folder: backups(), name, databaseUrl: database.url, photos: store, onProgress: () => {} });
}

async function readAll({ pool }: FreshDatabase): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const apart = ['_prisma_migrations', 'event_source'];
  const all: Record<string, string[]> = {};
  for (const { name } of rows.filter((one) => !apart.includes(one.name))) {
    const { rows: texts } = await pool.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`);
    all[name] = texts.map(({ row }) => row);
  }
  return all;
}

const readPhoto = async (store: PhotoStore, photo: string, name: string): Promise<string | undefined> => {
  const found = await store.get({ photo: photo as never, name });
  return found && (await new Response(found.body as never).text());
};

describe('a backup', () => {
  it('restores every row and every photo, and gives the event table another id', async () => {
    await append(40);
    await addPeople();
    await addPhoto(1, 'ready');
    await addPhoto(2, 'waiting');
    const taken = await take();
    expect(taken).toMatchObject({ events: 40, newEvents: 40, photos: 3 });
    const [before, source] = [await readAll(ours), await ours.pool.query('select id from event_source')];
    expect(before.events).toHaveLength(40);

    const copy = await emptyDatabase();
    const store = new FolderPhotoStore(join(folder, 'put back'));
    const restored = await restoreInto(copy, store);
    expect(restored).toEqual({
      takenAt: NOW,
      events: 40,
      rows: taken.rows,
      photos: 3,
      migrated: [],
      sessionsEnded: 0,
    });
    expect(await readAll(copy)).toEqual(before);
    expect((await copy.pool.query('select id from event_source')).rows).not.toEqual(source.rows);
    expect(await readPhoto(store, photoId(1), '320.webp')).toBe('320.webp of 1');
    expect(await readPhoto(store, photoId(2), 'original.1')).toBe('original.1 of 2');
    // Constraints and triggers work again, and sequences continue.
    await expect(copy.pool.query('delete from events')).rejects.toThrow('never changed');
    expect(await matchListing(copy)).toBe('3');
    const restoredStore = new PostgresEventStore({ pool: copy.pool, ids: new RandomIds() });
    const another = sampleAppend(nameListingStream(sampleListing(41)), 0, [samplePosted()]);
    expect(await restoredStore.append(another)).toMatchObject({ outcome: 'appended' });
  });

  it('restores no sessions and no codes, because they may have ended or been used since', async () => {
    await append(1);
    await addPeople();
    await addAdmissions();
    await take();
    await ours.pool.query('delete from session');

    const copy = await emptyDatabase();
    const restored = await restoreInto(copy);
    const rows = await readAll(copy);
    for (const table of ADMISSIONS) expect(rows[table], table).toEqual([]);
    for (const table of ['account', 'staff_member', 'staff_totp']) expect(rows[table], table).toHaveLength(1);
    expect(restored.sessionsEnded).toBe(2);
    const told = formatRestoreResult('2026-11-23T06-30-00Z', restored);
    expect(told).toContain('Deleted 2 sessions');
    expect(told).toContain('Repeat the changes made after 2026-11-23T06:30:00.000Z: blocked accounts, staff roles');
  });

  it('contains a consistent snapshot: changes committed during the backup are not included', async () => {
    await append(5);
    let more: Promise<void> | undefined;
    const taken = await take({
      onProgress: (what) => {
        if (what === 'tables') more ??= append(7);
      },
    });
    await more;
    expect(taken.events).toBe(5);
    const copy = await emptyDatabase();
    await restoreInto(copy);
    const { rows } = await copy.pool.query(
      'select (select count(*) from events)::int, sum(seq)::int from partition_head',
    );
    expect(rows).toEqual([{ count: 5, sum: 5 }]);
  });

  it('copies immutable data once: the next backup copies only new events and photos', async () => {
    await append(20);
    await addPeople();
    await addPhoto(1, 'ready');
    await take();
    await append(3);
    await addPhoto(2, 'ready');
    const asked: string[] = [];
    const watched: PhotoStore = Object.assign(Object.create(photos), {
      get: (file: { photo: string; name: string }) => {
        asked.push(file.photo);
        return photos.get(file as never);
      },
    });
    const second = await take({ now: later(0, 3600), photos: watched });
    expect(second).toMatchObject({ events: 23, newEvents: 3, photos: 4 });
    expect(asked.filter((photo) => photo === photoId(1)).length).toBe(4); // sizes that it never had
    const copy = await emptyDatabase();
    expect(await restoreInto(copy)).toMatchObject({ events: 23, photos: 4 });
    expect((await readAll(copy)).events).toEqual((await readAll(ours)).events);
  });

  it('that was interrupted is incomplete, and the next one continues with what was copied', async () => {
    await append(20);
    await addPeople();
    await addPhoto(1, 'ready');
    const failing = Object.assign(Object.create(photos), { get: () => Promise.reject(new Error('the store is away')) });
    await expect(take({ photos: failing })).rejects.toThrow('the store is away');
    expect(listBackups(backups())).toEqual({ finished: [], brokenOff: ['2026-11-23T06-30-00Z'] });
    expect(await take({ now: later(0, 60) })).toMatchObject({ events: 20, newEvents: 0 });
    expect(listBackups(backups())).toEqual({ finished: ['2026-11-23T06-31-00Z'], brokenOff: [] });
  });

  it('that is damaged is rejected, and nothing is restored', async () => {
    await append(6);
    await take();
    const { file } = readBackupManifest(join(backups(), '2026-11-23T06-30-00Z')).events.pieces[0];
    const bytes = readFileSync(join(backups(), file));
    bytes[bytes.length - 12] ^= 1;
    writeFileSync(join(backups(), file), bytes);
    const copy = await emptyDatabase();
    await expect(restoreInto(copy)).rejects.toThrow(/damaged|incorrect|invalid|unexpected|COPY/);
    expect((await copy.pool.query('select from events')).rowCount).toBe(0);
    bytes[bytes.length - 12] ^= 1;
    writeFileSync(join(backups(), file), bytes);
    expect(await restoreInto(copy)).toMatchObject({ events: 6 });
  });

  it('is not restored into a database that contains events', async () => {
    await append(2);
    await take();
    await append(1);
    await expect(restoreInto(ours)).rejects.toThrow('DATABASE_URL: this database contains events');
    expect((await readAll(ours)).events).toHaveLength(3);
  });

  it('of an earlier schema is restored first, and then migrated', async () => {
    await append(4);
    await take();
    const path = join(backups(), '2026-11-23T06-30-00Z', 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    // The version before the tables of hourly counts, partners and secrets, and before leases of effects.
    const last = '0030_analytics';
    const later = [
      'analytics_hour',
      'partner',
      'secret_in_use',
      'missed_search',
      'lease_until',
      'wanted_at',
      'attempt_log',
    ];
    const without = {
      ...manifest,
      migrations: manifest.migrations.filter(({ name }: { name: string }) => name < last),
      tables: manifest.tables
        .filter(({ name }: { name: string }) => !later.includes(name))
        .map((table: { columns: string[] }) => ({
          ...table,
          columns: table.columns.filter((column) => !later.includes(column)),
        })),
    };
    writeFileSync(path, JSON.stringify(without));
    const copy = await emptyDatabase();
    expect((await restoreInto(copy)).migrated[0]).toBe(last);
    expect((await readAll(copy)).events).toHaveLength(4);
    // A newer version's migration is named.
    const unknown = { ...manifest, migrations: [...manifest.migrations, { name: '9999_later', checksum: 'x' }] };
    writeFileSync(path, JSON.stringify(unknown));
    await expect(restoreInto(await emptyDatabase())).rejects.toThrow(
      'migration 9999_later does not exist in this version',
    );
  });

  it('S-21 is deleted after 35 days with photos that no other backup has; the newest is kept', async () => {
    await append(2);
    await addPeople();
    await addPhoto(1, 'ready');
    await take();
    await ours.pool.query('delete from photo');
    await addPhoto(2, 'ready');
    await take({ now: later(20) });
    expect(await pruneBackups(backups(), later(35))).toEqual({ deleted: [], photos: 0, overdue: undefined });
    expect(await pruneBackups(backups(), later(35, 60))).toEqual({
      deleted: ['2026-11-23T06-30-00Z'],
      photos: 1,
      overdue: undefined,
    });
    expect(readdirSync(join(backups(), 'photos/02'))).toEqual([photoId(2)]);
    expect(await pruneBackups(backups(), later(90))).toEqual({
      deleted: [],
      photos: 0,
      overdue: '2026-12-13T06-30-00Z',
    });
    expect(await restoreInto(await emptyDatabase())).toMatchObject({ events: 2, photos: 2 });
  });
});
