import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocalServer, pollUntil, postgresServer } from '@naksha/deploy/local';
import { createRunFolder, type Spawned } from '@naksha/deploy/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtMain } from '../app/built-main.ts';
import { TestClient } from '../app/test-client.ts';

const OPERATIONS = readFileSync(fileURLToPath(new URL('../../../../docs/operations.md', import.meta.url)), 'utf8');
const DAY_S = 86_400;
const LONG_MS = 120_000;
const [ERASED, KEPT] = ['+919812366001', '+919812366002'];

let dir: string;
let server: LocalServer;
let serving: Spawned | undefined;
const folder = (name: string) => join(dir, name);
beforeAll(async () => {
  dir = createRunFolder('point-in-time recovery');
  for (const name of ['base', 'wal']) {
    mkdirSync(folder(name));
    // PostgreSQL may run as another user.
    chmodSync(folder(name), 0o777);
  }
  server = new LocalServer(postgresServer(readSettings()), join(dir, 'run-archived', 'postgres'));
  await server.start();
});
afterAll(async () => {
  serving?.process.kill('SIGKILL');
  await serving?.ended;
  await server?.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** The code block that follows a sentence of the documentation, with folders of this test. */
function readBlock(language: string, after: string): string {
  const [, text] = OPERATIONS.slice(OPERATIONS.indexOf(after)).match(
    new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``),
  )!;
  return text.replaceAll('/wal', folder('wal')).replaceAll('/base', folder('base'));
}

function readSettings(): Record<string, string> {
  const lines = readBlock('ini', '### Point-in-time recovery').trim().split('\n');
  return Object.fromEntries(lines.map((line) => line.match(/^(\w+) = '?(.*?)'?$/)!.slice(1)));
}

async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server.address });
  await client.connect();
  return work(client).finally(() => client.end());
}
const queryValue = (text: string): Promise<string> =>
  withDatabase(async (client) => Object.values((await client.query(text)).rows[0])[0] as string);

const settings = () => ({
  ...{ DATABASE_URL: server.address, NAKSHA_DATA_DIR: folder('data'), NAKSHA_DEMO: 'off', PORT: '0' },
  ...{ MAP_STYLE_URL: 'plain', LOG_LEVEL: 'warn' },
});

async function startNaksha(): Promise<{ open(): TestClient; output(): string }> {
  serving = builtMain('embedded', [], settings());
  const { line, output } = serving;
  const url = /http:\S+/.exec(await line('is ready at http'))?.[0] ?? '';
  const readCode = (phone: string) =>
    [...output().matchAll(new RegExp(`SMS to \\${phone}: (\\d+)`, 'g'))].at(-1)?.[1] ?? '';
  return { open: () => new TestClient(url, readCode), output };
}

async function stopNaksha(): Promise<void> {
  serving?.process.kill('SIGINT');
  expect(await serving?.ended, serving?.output()).toBe(0);
}

function writeAsOwner(cluster: string, name: string, text: string): void {
  writeFileSync(join(cluster, name), text);
  const { uid, gid } = statSync(cluster);
  chownSync(join(cluster, name), uid, gid);
}

/** What `pg_basebackup --wal-method=none` does, which PostgreSQL from npm does not include. */
async function makeBaseBackup(cluster: string, target: string): Promise<void> {
  await withDatabase(async (client) => {
    const isOld = Number((await client.query('show server_version_num')).rows[0].server_version_num) < 150_000;
    await client.query(isOld ? `select pg_start_backup('test', true, false)` : `select pg_backup_start('test', true)`);
    execFileSync('cp', ['-a', cluster, target]);
    const { rows } = await client.query(`select * from ${isOld ? 'pg_stop_backup(false)' : 'pg_backup_stop()'}`);
    writeAsOwner(target, 'backup_label', rows[0].labelfile);
  });
  rmSync(join(target, 'postmaster.pid'));
  for (const name of readdirSync(join(target, 'pg_wal')))
    if (name !== 'archive_status') rmSync(join(target, 'pg_wal', name), { recursive: true });
}

async function archiveEverything(): Promise<void> {
  const segment = await queryValue('select pg_walfile_name(pg_current_wal_lsn())');
  await withDatabase((client) => client.query('select pg_switch_wal()'));
  if (!(await pollUntil(() => readdirSync(folder('wal')).includes(segment), LONG_MS)))
    throw new Error(`WAL segment ${segment} was not archived`);
}

it('a point-in-time recovery opens without the person who was erased after that time', {
  timeout: 5 * LONG_MS,
}, async () => {
  const before = await startNaksha();
  const erased = await before.open().signIn(ERASED, 'Leaverwala');
  const kept = await before.open().signIn(KEPT, 'Stayerwala');
  const home = await erased.postFlat();
  const cluster = await queryValue('show data_directory');
  await makeBaseBackup(cluster, folder('base/monday'));
  const shown = await kept.postFlat();
  const time = await queryValue('select clock_timestamp()::text');
  const tooLate = await kept.postFlat({ expected_price: 8_300_000 });
  await erased.erase(ERASED);
  await stopNaksha();
  await archiveEverything();
  await server.stop();

  const since = Date.now();
  execFileSync('mv', [cluster, `${cluster}-away`]);
  execFileSync('cp', ['-a', folder('base/monday'), cluster]);
  const [, recovery] = readBlock('sh', 'To recover,').match(/<<'END'\n([\s\S]*?)END/)!;
  writeAsOwner(cluster, 'recovery.signal', '');
  appendFileSync(
    join(cluster, 'postgresql.auto.conf'),
    recovery.replace(/(recovery_target_time = )'.*'/, `$1'${time}'`),
  );
  await server.start();
  const isPromoted = async () => String(await queryValue('select pg_is_in_recovery()')) === 'false';
  if (!(await pollUntil(isPromoted, LONG_MS))) throw new Error('PostgreSQL does not end its recovery');
  await withDatabase((client) => client.query(readBlock('sql', 'Before you start Naksha,')));
  const replay = builtMain('replay', [], settings());
  expect(await replay.ended, replay.output()).toBe(0);

  const { open, output } = await startNaksha();
  console.log(`  ready ${Math.round((Date.now() - since) / 1000)} s after the start of the recovery`);
  expect(output()).toContain('"accountsErased":1');
  const anyone = open();
  expect((await anyone.get(`/api/property/${home.slug}`)).status).toBe(404);
  expect((await anyone.get(`/api/property/${tooLate.slug}`)).status).toBe(404);
  for (const { token } of [erased, kept]) {
    const session = open();
    session.token = token;
    expect((await session.get('/api/auth/myprofile')).status).toBe(401);
  }
  const again = await open().signIn(KEPT);
  expect((await again.get('/api/auth/myprofile')).body.users.first_name).toBe('Stayerwala');
  expect((await again.get(`/api/property/${shown.slug}`)).status).toBe(200);
  const other = await open().signIn(ERASED);
  expect((await other.get('/api/auth/myprofile')).body.users.first_name).toBe('');
  await stopNaksha();
});

it('base backups and archived log segments are deleted after 35 days', () => {
  const name = (days: number) => `0000000100000000000000${days}`;
  const makeFile = (path: string, days: number) => {
    writeFileSync(path, '');
    const at = Date.now() / 1000 - days * DAY_S - 60;
    utimesSync(path, at, at);
  };
  for (const days of [34, 35]) {
    makeFile(join(folder('wal'), name(days)), days);
    mkdirSync(join(folder('base'), `day-${days}`));
    makeFile(join(folder('base'), `day-${days}`, 'PG_VERSION'), days);
    const at = Date.now() / 1000 - days * DAY_S - 60;
    utimesSync(join(folder('base'), `day-${days}`), at, at);
  }
  execFileSync('sh', ['-c', readBlock('sh', 'delete base backups and log segments')]);
  expect(readdirSync(folder('wal'))).toContain(name(34));
  expect(readdirSync(folder('wal'))).not.toContain(name(35));
  expect(readdirSync(folder('base'))).toContain('day-34');
  expect(readdirSync(folder('base'))).not.toContain('day-35');
});
