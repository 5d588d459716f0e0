import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Lifetime, openDatabases } from '@naksha/deploy';
import { createTestConfig, STAFF_PHONE } from '@naksha/deploy/testing';
import { createFreshDatabase, type FreshDatabase } from '@naksha/events/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtMain } from '../app/built-main.ts';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';

const GUIDE = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
const [LEAVER, SELLER] = ['+919812345671', '+919812345672'];

function readCommands(block: string): string[] {
  const text = new RegExp(`<!-- ${block} -->\n+\`\`\`sh\n([\\s\\S]*?)\`\`\``).exec(GUIDE)?.[1] ?? '';
  return [...text.matchAll(/^npm run [^#\n]+/gm)].map(([command]) => command.trim());
}

let folder: string;
const databases: FreshDatabase[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'naksha-backup-'));
});
afterAll(async () => {
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true });
});

async function openDatabase(migrated: boolean): Promise<FreshDatabase> {
  const database = await createFreshDatabase({ migrated });
  databases.push(database);
  return database;
}

const envOf = (database: FreshDatabase, settings: Record<string, string> = {}): Record<string, string> => ({
  DATABASE_URL: database.url,
  NAKSHA_DATA_DIR: join(folder, 'data'),
  NAKSHA_SECRET: createTestConfig().NAKSHA_SECRET,
  ERASURE_LEDGER: join(folder, 'erasures'),
  STAFF_PHONES: STAFF_PHONE,
  ...settings,
});

async function run(command: string, env: Record<string, string>): Promise<{ code: unknown; output: string }> {
  const [, script, words = ''] = /^npm run (\w+)(?: -- (.*))?$/.exec(command) ?? [];
  const { scripts } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
  expect(scripts[script]).toContain(`deploy/dist/mains/${script}.js`);
  const main = builtMain(
    script,
    words.replaceAll('/backups/naksha', join(folder, 'backups')).split(' ').filter(Boolean),
    env,
  );
  return { code: await main.ended, output: main.output() };
}

async function runAll(block: string, env: Record<string, string>): Promise<string> {
  const commands = readCommands(block);
  expect(commands, block).not.toEqual([]);
  let output = '';
  for (const command of commands) {
    const ended = await run(command, env);
    expect(ended, `${command}\n${ended.output}`).toMatchObject({ code: 0 });
    output += `${ended.output}\n`;
  }
  return output;
}

const readDocuments = async ({ pool }: FreshDatabase) =>
  (await pool.query('select kind, id, body, partition, seq from read.document order by kind, id')).rows;

describe('a backup made with the commands of docs/operations.md', () => {
  it('restores everything except erased users; documents are the same, and people can sign in, post and read', async () => {
    const ours = await openDatabase(true);
    const before = await TestApp.start({ database: ours, settings: { ERASURE_LEDGER: join(folder, 'erasures') } });
    const leaver = await before.signIn(LEAVER, 'Leaverwala');
    const leaving = await leaver.postFlat();
    const staff = await before.signIn(STAFF_PHONE);
    await staff.post(`/api/staff/listings/${leaving.id}/verify`, { checks: EVERY_CHECK });
    const seller = await before.signIn(SELLER, 'Asha');
    const kept = await seller.postFlat({ expected_price: 7_700_000 });
    await before.drain();
    const documents = await readDocuments(ours);
    const output = await runAll('backup', envOf(ours));
    expect(output).toMatch(/\d+ events \(\d+ new\)/);
    await leaver.erase(LEAVER);
    await before.stop();

    const copy = await openDatabase(false);
    const restored = await runAll('restore', envOf(copy));
    expect(restored).toContain('all hashes match');
    expect(restored).toContain('every user must sign in again');
    expect(restored).toContain('"accountsErased":1');
    const again = await run('npm run restore -- /backups/naksha', envOf(copy));
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('this database contains events') });

    const own = ({ id }: { id: string }) => documents.find((one) => one.id === id);
    const app = await TestApp.start({
      database: copy,
      settings: { ERASURE_LEDGER: join(folder, 'erasures') },
      worker: true,
    });
    const now = await readDocuments(copy);
    expect(now.find(({ id }) => id === kept.id)).toEqual(own(kept));
    await expect
      .poll(async () => (await app.client().get(`/api/property/${leaving.slug}`)).status, { timeout: 30_000 })
      .toBe(410);
    // Sessions of the backup are not accepted, because they may have been signed out since.
    const stale = app.client();
    stale.token = seller.token;
    expect((await stale.get('/api/auth/myprofile')).status).toBe(401);
    const returned = await app.signIn(SELLER);
    expect((await returned.get('/api/auth/myprofile')).body.users.first_name).toBe('Asha');
    const another = await returned.postFlat({ expected_price: 8_800_000 });
    await app.drain();
    const listed = await returned.get('/api/me/listings');
    for (const { id } of [kept, another]) expect(listed.text).toContain(id);
    const stranger = await app.signIn(LEAVER);
    expect((await stranger.get('/api/auth/myprofile')).body.users.first_name).toBe('');
    await app.stop();
  });

  it('is marked by --drill, so that no process on it sends texts', async () => {
    const [drill, other] = [await openDatabase(false), await openDatabase(false)];
    const restored = await run('npm run restore -- /backups/naksha --drill', envOf(drill));
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('all hashes match') });
    await run('npm run restore -- /backups/naksha', envOf(other));
    const isDrill = async ({ url }: FreshDatabase) =>
      (await openDatabases(createTestConfig({ DATABASE_URL: url }), 'parked', new Lifetime())).isDrill;
    expect([await isDrill(drill), await isDrill(other)]).toEqual([true, false]);
  });

  it('is rejected before any write if the secret differs or the ledger is missing', async () => {
    const copy = await openDatabase(false);
    const restore = 'npm run restore -- /backups/naksha';
    const other = await run(restore, envOf(copy, { NAKSHA_SECRET: 'another secret of forty letters and more' }));
    expect(other).toMatchObject({
      code: 1,
      output: expect.stringContaining('NAKSHA_SECRET: the backup was taken with another secret'),
    });
    const lost = await run(restore, envOf(copy, { ERASURE_LEDGER: join(folder, 'nowhere') }));
    expect(lost).toMatchObject({
      code: 1,
      output: expect.stringContaining(
        'is missing. Without it, erased accounts would be restored. Put its newest copy there',
      ),
    });
    expect((await copy.pool.query(`select from pg_class where relnamespace = 'public'::regnamespace`)).rowCount).toBe(
      0,
    );
  });
});

/** Backups of earlier versions, which must still restore. */
const KEPT = new URL('./kept-backups/', import.meta.url).pathname;
const versions = readdirSync(KEPT).filter((name) => /^\d+\.\d+\.\d+$/.test(name));

it('a backup of an earlier version exists', () => {
  expect(versions).not.toEqual([]);
});

it.each(versions)('the backup that %s took is restored, upgraded to this version and served', async (version) => {
  const kept = join(folder, `backups-of-${version}`);
  const ledger = join(folder, `erasures-of-${version}`);
  cpSync(join(KEPT, version), kept, { recursive: true });
  cpSync(join(KEPT, version, 'erasures'), ledger);
  const copy = await openDatabase(false);
  const settings = { ERASURE_LEDGER: ledger };
  const restored = await run(`npm run restore -- ${kept}`, envOf(copy, settings));
  expect(restored, restored.output).toMatchObject({ code: 0 });
  const app = await TestApp.start({ database: copy, settings });
  const seller = await app.signIn(SELLER);
  expect((await seller.get('/api/auth/myprofile')).body.users.first_name).toBe('Asha');
  expect((await seller.get('/api/me/listings')).body.listings).toHaveLength(1);
  await seller.postFlat();
  await app.stop();
});
