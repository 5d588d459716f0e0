import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identifyProcess } from '@naksha/deploy/local';
import type { Spawned } from '@naksha/deploy/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtMain, THIS_VERSION } from '../app/built-main.ts';
import { sampleCsv } from '../app/sample-csv.ts';

let folder: string;
let data: string;
let settings: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naksha-start-'));
  await chmod(folder, 0o711);
  data = join(folder, 'data');
  settings = { NAKSHA_DATA_DIR: data, NAKSHA_DEMO: 'off', PORT: '0', MAP_STYLE_URL: 'plain', LOG_LEVEL: 'warn' };
});
const started: Spawned[] = [];
let group: number | undefined;
afterEach(async () => {
  if (group !== undefined) endGroup(group);
  group = undefined;
  for (const one of started) one.process.kill('SIGKILL');
  await Promise.all(started.splice(0).map(({ ended }) => ended));
  await rm(folder, { recursive: true });
});

const start = (main: string, args: string[] = [], env: Record<string, string> = {}): Spawned => {
  const spawned = builtMain(main, args, { ...settings, ...env });
  started.push(spawned);
  return spawned;
};

const run = async (main: string, args: string[] = [], env: Record<string, string> = {}) => {
  const spawned = start(main, args, env);
  return { code: await spawned.ended, output: spawned.output() };
};

const postmaster = async (): Promise<number> =>
  Number((await readFile(join(await realpath(join(data, 'postgres')), 'postmaster.pid'), 'utf8')).split('\n')[0]);

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const expectNothingLeft = (server?: number) => {
  expect(existsSync(join(data, 'in-use.json'))).toBe(false);
  expect(existsSync(join(data, 'connection.json'))).toBe(false);
  if (server !== undefined) expect(identifyProcess(server)).toBeUndefined();
};

it('D-28 stops at once and leaves nothing running: while it serves with a stream open, and while it posts the demo town', async () => {
  const posting = start('embedded', [], { NAKSHA_DEMO: 'on' });
  await posting.line('demo listings');
  const first = await postmaster();
  posting.process.kill('SIGINT');
  expect(await posting.ended, posting.output()).toBe(0);
  expect(posting.output()).not.toMatch(/ {4}at |"level"/);
  expectNothingLeft(first);

  const serving = start('embedded');
  const address = /http:\S+/.exec(await serving.line('is ready at http'))?.[0];
  const stream = await fetch(`${address}/api/live`);
  const second = await postmaster();
  serving.process.kill('SIGINT');
  expect(await serving.ended, serving.output()).toBe(0);
  await stream.text();
  expect(serving.output()).not.toMatch(/ {4}at |"level"/);
  expectNothingLeft(second);
});

it.each([
  ['SIGTERM to npm', (npm: number) => process.kill(npm, 'SIGTERM')],
  [
    'Ctrl-C, which the terminal sends to the whole group and npm passes on',
    (npm: number) => process.kill(-npm, 'SIGINT'),
  ],
])('npm start ends with its server and database after %s', async (_, stop) => {
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: THIS_VERSION,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  group = npm.pid;
  let output = '';
  npm.stdout.on('data', (text) => {
    output += text;
  });
  // Closes only when the server has ended too.
  const closed = once(npm, 'close');
  await expect.poll(() => output, { timeout: 120_000 }).toContain('is ready at http');
  const database = await postmaster();
  stop(npm.pid!);
  await closed;
  expectNothingLeft(database);
});

it('reports that the server it worked beside has stopped, and finishes when started again', async () => {
  await writeFile(join(folder, 'flats.csv'), sampleCsv(3000));
  const serving = start('embedded');
  await serving.line('is ready at http');
  const importing = start('import', [join(folder, 'flats.csv'), '--as', '+919812300009']);
  await importing.line('imported KB');
  serving.process.kill('SIGINT');
  expect(await serving.ended).toBe(0);
  expect(await importing.ended).toBe(1);
  expect(importing.output()).toContain('The connection to the database was lost');
  expect(importing.output()).not.toMatch(/ {4}at |"level"/);
  const again = await run('import', [join(folder, 'flats.csv'), '--as', '+919812300009']);
  expect(again.code, again.output).toBe(0);
  expect(again.output).toContain('0 rejected');
});

it('lists no stuck jobs before anything has been projected', async () => {
  expect(await run('parked')).toEqual({
    code: 0,
    output: 'No parked keys, no failed or late effects, and no event that has waited for more than a minute.',
  });
  expectNothingLeft();
});

it('explains why it does not start, exits and leaves nothing running', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) =>
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port)),
  );
  const taken = await run('embedded', [], { PORT: String(port) });
  other.close();
  expect(taken).toMatchObject({ code: 1, output: expect.stringContaining('is in use by another program') });
  expectNothingLeft();

  const refusals: [string, string[], Record<string, string>, string][] = [
    ['embedded', ['fast'], {}, 'Unexpected argument'],
    ['embedded', [], { TRUST_PROXY: 'nonsense' }, 'TRUST_PROXY: must be IP addresses'],
    [
      'embedded',
      [],
      { DATABASE_URL: 'postgresql://a:secret@127.0.0.1:1/b' },
      'DATABASE_URL: cannot connect to PostgreSQL at 127.0.0.1:1/b',
    ],
    ['replay', ['all'], {}, 'Unexpected argument'],
    ['parked', ['listing-1'], {}, 'No parked key is named listing-1'],
    ['why', ['0123456789a'], {}, '0123456789a was not found. Name the id of a lead'],
    ['import', [join(folder, 'none.csv'), '--as', '+919812300009'], {}, 'none.csv does not exist'],
    ['import', [folder, '--as', '+919812300009'], {}, 'is not a file'],
    ['import', [join(folder, 'cut.csv'), '--as', '12'], {}, '“+91 12” is not a valid number'],
    [
      'import',
      [join(folder, 'cut.csv'), '--as', '+919812300009'],
      {},
      'Line 3 has an opening quotation mark (") but no closing one.',
    ],
  ];
  await writeFile(join(folder, 'cut.csv'), `${sampleCsv(1)}"flat`);
  for (const [main, args, env, words] of refusals) {
    const { code, output } = await run(main, args, env);
    expect(code, output).toBe(1);
    expect(output.replaceAll("'", '\u2019')).toContain(words);
    expect(output).not.toMatch(/ {4}at |secret/);
    expectNothingLeft();
  }
});
