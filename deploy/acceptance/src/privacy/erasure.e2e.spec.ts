import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestConfig, STAFF_PHONE, testErasureLedgerPath } from '@naksha/deploy/testing';
import type { PhotoId } from '@naksha/events/kernel';
import { createFreshDatabase, dropDatabase, type FreshDatabase } from '@naksha/events/testing';
import { DOCUMENT_KINDS, replayIntoNewGeneration } from '@naksha/read-model';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LiveStream } from '../app/live-stream.ts';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';
import { EVERYWHERE, whereShown } from '../app/where-shown.ts';
import { findSecretsIn } from './canary.ts';
import { leaveTraces } from './leave-traces.ts';
import { listTables, readTable } from './read-tables.ts';

const LEAVER = { phone: '+919812345681', name: 'Leaverwala Canarysingh' };
const OTHER = { phone: '+919812345682', name: 'Stayerjeet Canarykaur' };
const SECRETS = ['9812345681', 'Leaverwala', 'Canarysingh', 'Peacockgarden'];
/** Far less than the ten minutes after which a stream ends anyway. */
const AT_ONCE_MS = 3_000;
/** May import files. */
const SETTINGS = { DEALER_PHONES: LEAVER.phone };

const KEPT = [
  'public.vault_enquiry',
  'public.vault_import',
  'public.vault_import_part',
  'public.vault_import_row',
  'public.vault_note',
  'public.vault_person',
  'public.vault_report',
  'public.vault_search_name',
  'public.vault_text',
];

async function findSecrets(pool: pg.Pool): Promise<string[]> {
  const leaking: string[] = [];
  for (const name of await listTables(pool))
    if (findSecretsIn(await readTable(pool, name), SECRETS).length > 0) leaking.push(name);
  return leaking;
}

/** A copy of the database, as a restored dump. Connections must be closed, so the pool is opened again. */
async function takeBackup(database: FreshDatabase): Promise<{ database: FreshDatabase; backup: FreshDatabase }> {
  const name = new URL(database.url).pathname.slice(1);
  await database.pool.end();
  await administer(database.url, `create database ${name}_backup template ${name}`);
  return { database: reopen(database.url, name), backup: reopen(database.url, `${name}_backup`) };
}

function reopen(server: string, name: string): FreshDatabase {
  const { href: url } = Object.assign(new URL(server), { pathname: `/${name}` });
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const drop = async () => {
    await pool.end();
    await dropDatabase(server, name);
  };
  return { url, pool, drop };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(Object.assign(new URL(server), { pathname: '/postgres' }).href);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

describe('a user who erases their account', () => {
  let database: FreshDatabase;
  let backup: FreshDatabase;
  let app: TestApp;
  let [leaver, other]: TestClient[] = [];
  let [own, asked]: { id: string; slug: string }[] = [];
  let photo: PhotoId;
  const filesOfPhoto = () => globSync(`**/*${photo}*`, { cwd: join(createTestConfig().NAKSHA_DATA_DIR, 'photos') });

  beforeAll(async () => {
    database = await createFreshDatabase({ max: 4 });
    app = await TestApp.start({ database, settings: { ...SETTINGS, LOG_LEVEL: 'trace' }, worker: true });
    leaver = await app.signIn(LEAVER.phone, LEAVER.name);
    other = await app.signIn(OTHER.phone, OTHER.name);
    const staff = await app.signIn(STAFF_PHONE);
    own = await leaver.postFlat({ title: 'Gulmohar flat', description: 'Peacockgarden view.' });
    asked = await other.postFlat({ title: 'A flat that somebody asks for' });
    for (const { id } of [own, asked]) await staff.post(`/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK });
    const person = { client: leaver, phone: LEAVER.phone, name: LEAVER.name, word: 'Peacockgarden' };
    photo = await leaveTraces(person, { staff, asked });
    await vi.waitFor(() => expect(filesOfPhoto()).not.toEqual([]), { timeout: 60_000 });
    await app.drain();
    await app.stop();
    ({ database, backup } = await takeBackup(database));
    app = await TestApp.start({ database, settings: { ...SETTINGS, LOG_LEVEL: 'trace' }, worker: true });
    leaver = await app.signIn(LEAVER.phone);
    other = await app.signIn(OTHER.phone);
  });
  afterAll(async () => {
    await app.stop();
    await database.drop();
    await backup.drop();
  });

  const ownShown = () => whereShown(app.client(), { id: own.id, word: 'gulmohar' });

  it('exists until then, and a session alone cannot erase it', async () => {
    expect(await findSecrets(database.pool)).toEqual(KEPT);
    const refused = await leaver.request('DELETE', '/api/auth/myprofile', { body: { otp: '000000' } });
    expect([refused.status, refused.body.code]).toEqual([403, 'code_ended']);
    expect((await app.client().request('DELETE', '/api/auth/myprofile', { body: { otp: '000000' } })).status).toBe(401);
    expect(await ownShown()).toEqual(EVERYWHERE);
    const [lead] = (await other.get('/api/me/leads')).body.leads;
    expect(lead.buyer).toMatchObject({ first_name: 'Leaverwala' });
  });

  it('disappears at once from every table; session and stream end, and the listing leaves map and search', async ({
    onTestFailed,
  }) => {
    onTestFailed(() => console.log(app.logLines.filter((line) => JSON.parse(line).level >= 40).join('')));
    const stream = await LiveStream.open(`${app.url}/api/live`, leaver.token);
    await leaver.erase(LEAVER.phone);
    await stream.end(AT_ONCE_MS);
    expect((await leaver.get('/api/auth/myprofile')).status).toBe(401);
    expect(await findSecrets(database.pool)).toEqual([]);
    // Erased by the first attempt; a retry would come after half a minute.
    await expect.poll(async () => (await other.get(`/api/property/${own.slug}`)).status, { timeout: 60_000 }).toBe(410);
    expect((await database.pool.query('select last_error from effects where last_error is not null')).rows).toEqual([]);
    await app.drain();
    expect(await ownShown()).toEqual([]);
    for (const line of app.logLines) expect(findSecretsIn(line, SECRETS), line).toEqual([]);
    // Files are deleted by the last check.
    await expect.poll(filesOfPhoto, { timeout: 20_000 }).toEqual([]);
    // Counts contain no personal data and remain.
    const { rows } = await database.pool.query('select event, happened::int from analytics_hour');
    expect(rows).toEqual([{ event: 'contacted seller', happened: 1 }]);
    const { rows: missed } = await database.pool.query('select reading from missed_search');
    expect(missed).toEqual([{ reading: 'bedrooms=2&place=kharar' }]);
    expect(findSecretsIn(await readFile(testErasureLedgerPath(database.url), 'utf8'), SECRETS)).toEqual([]);
  });

  it('becomes a lead without a name to the seller, with an explanation', async () => {
    await app.drain();
    const [lead] = (await other.get('/api/me/leads')).body.leads;
    expect(lead.buyer).toMatchObject({ first_name: '', erased: true });
  });

  it('S-12 is erased again at startup after a backup is restored or replayed', async () => {
    expect(await findSecrets(backup.pool)).toEqual(KEPT);
    await app.stop();
    let atOpening: string[] | undefined;
    app = await TestApp.start({
      database: backup,
      // The ledger that the first database has continued.
      settings: { ...SETTINGS, LOG_LEVEL: 'warn', ERASURE_LEDGER: testErasureLedgerPath(database.url) },
      worker: true,
      // Runs before it listens.
      prepare: async () => {
        atOpening = await findSecrets(backup.pool);
      },
    });
    expect(atOpening).toEqual([]);
    expect(app.logLines.join('')).toMatch(/"erasure ledger applied".*"accountsErased":1/);
    expect(await findSecrets(backup.pool)).toEqual([]);
    const { store } = app.naksha.write;
    await replayIntoNewGeneration({ pool: backup.pool, kinds: DOCUMENT_KINDS, reader: store, onProgress: () => {} });
    await app.drain();
    expect(await findSecrets(backup.pool)).toEqual([]);
    expect((await app.client().get(`/api/property/${own.slug}`)).status).toBe(410);
    expect(await ownShown()).toEqual([]);
    const [lead] = (await (await app.signIn(OTHER.phone)).get('/api/me/leads')).body.leads;
    expect(lead.buyer).toMatchObject({ first_name: '', erased: true });
  });

  it('S-12 prevents a start without the erasure ledger of the database', async () => {
    const elsewhere = { ERASURE_LEDGER: `/tmp/naksha-no-such-ledger-${process.pid}` };
    await expect(TestApp.start({ database: backup, settings: elsewhere })).rejects.toThrow(
      /ERASURE_LEDGER.* is missing/,
    );
  });
});
