import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spawnSource } from '../testing/spawn-source.ts';
import { findPostgresBinaries } from './binaries.ts';
import { attachOrStartDatabase, startEmbeddedDatabase } from './embedded-database.ts';
import { databaseUrlOnServer } from './ensure-database.ts';
import { FolderInUse } from './folder-lock.ts';
import { spawnPostmaster } from './postmaster.ts';
import { identifyProcess, isExitingProcess } from './process-identity.ts';
import { startPostgres } from './start-postgres.ts';
import { findUnprivilegedUserIfRoot, isRoot } from './unprivileged-user.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'naksha-embedded-'));
  await chmod(parent, 0o711);
  folder = join(parent, 'data');
});
afterEach(() => rm(parent, { recursive: true }));

const HOLDER = new URL('../testing/hold-database.ts', import.meta.url);

async function ask<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  return client
    .query<Row>(query)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

it('D-30 D-49 creates a database in the data folder with durable commits, and finds it again', async () => {
  const first = await startEmbeddedDatabase(folder, 'server');
  await ask(first.url, 'create table kept as select 7 as seven');
  const [settings] = await ask(
    first.url,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit`,
  );
  expect(settings).toEqual({ fsync: 'on', synchronous_commit: 'on' });
  await first.stop();
  const second = await startEmbeddedDatabase(folder, 'server');
  expect(await ask(second.url, 'select seven from kept')).toEqual([{ seven: 7 }]);
  await second.stop();
});

it('resolves a relative folder against the working directory', async () => {
  const database = await startEmbeddedDatabase(relative(process.cwd(), folder), 'server');
  await database.stop();
  expect(await readFile(join(folder, 'postgres/PG_VERSION'), 'utf8')).toMatch(/^\d+/);
});

it('does not create a new database if the linked database of a folder is missing', async () => {
  await mkdir(folder);
  await symlink(join(parent, 'gone'), join(folder, 'postgres-home'));
  await expect(startEmbeddedDatabase(folder, 'server')).rejects.toThrow(`the database of ${folder} is missing`);
});

it('rejects a second server on the folder and names the first; commands attach to it', async () => {
  const serving = await startEmbeddedDatabase(folder, 'server');
  const second = startEmbeddedDatabase(folder, 'server');
  await expect(second).rejects.toThrow(FolderInUse);
  await expect(second).rejects.toThrow(`is in use by process ${process.pid} (server)`);
  const attached = await attachOrStartDatabase(folder, 'import');
  expect(attached.url).toBe(serving.url);
  await attached.stop();
  expect(await ask(serving.url, 'select 1 as still')).toEqual([{ still: 1 }]);
  await serving.stop();
  const alone = await attachOrStartDatabase(folder, 'import');
  expect(alone.url).not.toBe(serving.url);
  await alone.stop();
});

it('D-02 stops the server of a killed process, and keeps everything that was committed', async () => {
  const killed = spawnSource(HOLDER, [folder]);
  const url = await killed.line('postgresql://');
  await ask(url, 'create table kept as select 7 as seven');
  const orphan = Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
  killed.process.kill('SIGKILL');
  await killed.ended;
  expect(identifyProcess(orphan)).toBeDefined();
  const again = await startEmbeddedDatabase(folder, 'server');
  expect(again.how).toContain('stopped a server left behind');
  expect(identifyProcess(orphan)).toBeUndefined();
  expect(await ask(again.url, 'select seven from kept')).toEqual([{ seven: 7 }]);
  await again.stop();
});

describe('a server that was killed with its process and is still a zombie', () => {
  /** The parent is stopped, so that it does not reap the child. @returns a function that continues with its end */
  async function killBoth() {
    const killed = spawnSource(HOLDER, [folder]);
    const url = await killed.line('postgresql://');
    await ask(url, 'create table kept as select 7 as seven');
    const server = Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
    killed.process.kill('SIGSTOP');
    process.kill(server, 'SIGKILL');
    await vi.waitFor(() => expect(isExitingProcess(server)).toBe(true), 10_000);
    const bury = async () => {
      killed.process.kill('SIGKILL');
      await killed.ended;
    };
    return { server, bury };
  }
  const expectKept = async ({ url }: { url: string }) =>
    expect(await ask(databaseUrlOnServer(url), 'select seven from kept')).toEqual([{ seven: 7 }]);

  it('is waited for until it is reaped; then the folder works again', async () => {
    const { server, bury } = await killBoth();
    const starting = startPostgres(folder, {}, 60_000);
    const early = await Promise.race([starting, new Promise((go) => setTimeout(go, 200, 'waits'))]);
    expect([early, isExitingProcess(server)]).toEqual(['waits', true]);
    await bury();
    const started = await starting;
    await expectKept(started);
    await started.stop();
  });

  it('counts as dead if it is never reaped', async () => {
    const { server, bury } = await killBoth();
    const started = await startPostgres(folder, {}, 50);
    expect(isExitingProcess(server)).toBe(true);
    await expectKept(started);
    await started.stop();
    await bury();
  });
});

it('restarts its server at the same address when the server exits', async () => {
  const database = await startEmbeddedDatabase(folder, 'server');
  await ask(database.url, 'create table kept as select 7 as seven');
  const readServer = async () =>
    Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
  const first = await readServer();
  process.kill(first, 'SIGQUIT');
  await expect.poll(() => ask(database.url, 'select seven from kept').catch(() => undefined)).toEqual([{ seven: 7 }]);
  expect(await readServer()).not.toBe(first);
  await database.stop();
});

it('is lost if its server cannot be restarted although there is disk space', async () => {
  const database = await startEmbeddedDatabase(folder, 'server');
  const server = Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
  await rm(join(folder, 'postgres/global/pg_control'));
  process.kill(server, 'SIGKILL');
  await database.lost;
  await database.stop();
});

it('does not stop an unrelated process that has the id of a former server', async () => {
  await (await startEmbeddedDatabase(folder, 'server')).stop();
  const stranger = spawn('sleep', ['60']);
  const pidFile = join(folder, 'postgres/postmaster.pid');
  await writeFile(pidFile, `${stranger.pid}\n${join(folder, 'postgres')}\n1\n5432\n\n127.0.0.1\n0\nready\n`);
  const started = await startEmbeddedDatabase(folder, 'server');
  expect(identifyProcess(stranger.pid as number)).toBeDefined();
  expect(await ask(started.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await started.stop();
  stranger.kill();
  await once(stranger, 'close');
});

it('removes a database whose creation was killed, and creates a complete one', async () => {
  await mkdir(join(folder, 'postgres.new-killed/data'), { recursive: true });
  await chmod(folder, 0o711);
  await writeFile(join(folder, 'postgres.new-killed/data/PG_VERSION'), '18\n');
  const started = await startEmbeddedDatabase(folder, 'server');
  expect(await ask(started.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await expect(readFile(join(folder, 'postgres.new-killed/data/PG_VERSION'))).rejects.toThrow('ENOENT');
  await started.stop();
});

describe('a data folder with missing files', () => {
  const start = () => startEmbeddedDatabase(folder, 'server');
  beforeEach(async () => (await start()).stop());

  it.each([
    ['its database, with the note that there was one', ['postgres', 'postgres.password']],
    ['its database, in a folder of an earlier version', ['postgres', 'postgres.made']],
  ])('without %s, is not replaced with an empty one', async (_, lost) => {
    for (const name of lost) await rm(join(folder, name), { recursive: true });
    await expect(start()).rejects.toThrow(
      `NAKSHA_DATA_DIR: the database of ${folder} is missing. Restore its folder "postgres" from a backup, or run`,
    );
    expect(existsSync(join(folder, 'postgres'))).toBe(false);
  });

  it('without the record alone, starts and is recorded again', async () => {
    await rm(join(folder, 'postgres.made'));
    await (await start()).stop();
    expect(existsSync(join(folder, 'postgres.made'))).toBe(true);
  });

  it('with a missing or wrong database password, names the file', async () => {
    const password = join(folder, 'postgres.password');
    await writeFile(password, 'another one');
    await expect(start()).rejects.toThrow(
      `${password} does not contain the password of the database in ${folder}. Restore the`,
    );
    await rm(password);
    await expect(start()).rejects.toThrow(`${password} is missing, but the database cannot be opened without it. Rest`);
    expect(existsSync(join(folder, 'in-use.json'))).toBe(false);
  });

  it('without a file that PostgreSQL needs, reports PostgreSQL’s reason in one line', async () => {
    await rm(join(folder, 'postgres/global/pg_control'));
    await expect(start()).rejects.toThrow(
      /^NAKSHA_DATA_DIR: cannot start the database in \S+: could not find the database system\. Restore the folder from a backup, or run/,
    );
  });

  it.runIf(isRoot)('with another owner, names the current and the required owner', async () => {
    await chown(join(folder, 'postgres'), 12_345, 12_345);
    await expect(start()).rejects.toThrow(
      /postgres belongs to user 12345, but PostgreSQL runs as user \d+\. Start as the owner of the folder, or run: chown -R/,
    );
  });
});

it('does not touch a folder of another user at the place of its database', async () => {
  await mkdir(join(folder, 'postgres'), { recursive: true });
  await chmod(folder, 0o711);
  await writeFile(join(folder, 'postgres/letter.txt'), 'dear reader');
  await expect(startEmbeddedDatabase(folder, 'server')).rejects.toThrow('is not a PostgreSQL data folder');
  expect(await readFile(join(folder, 'postgres/letter.txt'), 'utf8')).toBe('dear reader');
});

it('takes the folder over from a dead process, even if another process has its id', async () => {
  await mkdir(folder);
  await chmod(folder, 0o711);
  await writeFile(
    join(folder, 'in-use.json'),
    JSON.stringify({ pid: process.pid, started: 'long ago', role: 'server' }),
  );
  const started = await startEmbeddedDatabase(folder, 'server');
  await started.stop();
});

it.runIf(isRoot)('runs for root in a folder that is closed to all other users', async () => {
  const closed = join(parent, 'closed');
  await mkdir(closed, { mode: 0o700 });
  const started = await startEmbeddedDatabase(join(closed, 'data'), 'server');
  await ask(started.url, 'create table kept as select 7 as seven');
  await started.stop();
  const again = await startEmbeddedDatabase(join(closed, 'data'), 'server');
  expect(await ask(again.url, 'select seven from kept')).toEqual([{ seven: 7 }]);
  await again.stop();
});

it('recognizes PostgreSQL’s message that a port is in use, so that the start uses another port', async () => {
  await (await startEmbeddedDatabase(folder, 'server')).stop();
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const user = findUnprivilegedUserIfRoot();
  const started = spawnPostmaster({
    program: findPostgresBinaries(user)('postgres'),
    cluster: join(folder, 'postgres'),
    port,
    user,
    settings: { listen_addresses: '127.0.0.1', unix_socket_directories: '' },
  });
  await expect(started).rejects.toThrow(/could not bind|Address already in use/);
  taken.close();
});
