import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtMain, THIS_VERSION } from '../app/built-main.ts';

let folder: string;
let nobody: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naksha-refused-'));
  await chmod(folder, 0o711);
  await writeFile(join(folder, 'file'), '');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  nobody = (server.address() as { port: number }).port;
  await new Promise((resolve) => server.close(resolve));
});
afterAll(() => rm(folder, { recursive: true }));

async function refusal(main: string, env: Record<string, string>, ...args: string[]): Promise<string> {
  const spawned = builtMain(main, args, { PORT: '0', NAKSHA_DATA_DIR: join(folder, 'data'), ...env });
  expect(await spawned.ended).toBe(1);
  const output = spawned.output().trim();
  expect(output).not.toMatch(/^ +at /m);
  return output;
}

it('a start with an invalid or unwritable data folder ends with one sentence', async () => {
  const file = join(folder, 'file');
  expect(await refusal('embedded', { NAKSHA_DATA_DIR: file })).toBe(
    `NAKSHA_DATA_DIR: cannot write to ${file}: ${file} is a file, but must be a folder.`,
  );
  expect(await refusal('embedded', { NAKSHA_DATA_DIR: '/proc/naksha' })).toMatch(
    /^NAKSHA_DATA_DIR: cannot write to \/proc\/naksha: [^\n]+$/,
  );
  // The data folder is also needed for photos.
  const elsewhere = {
    ...{ DATABASE_URL: 'postgresql://127.0.0.1:1/naksha', NAKSHA_SECRET: 'a secret of the test, forty letters long' },
    ...{ ERASURE_LEDGER: join(folder, 'erasures'), PUBLIC_URL: 'http://localhost' },
  };
  for (const main of ['api', 'worker'])
    expect(await refusal(main, { ...elsewhere, NAKSHA_DATA_DIR: '/proc/naksha' })).toMatch(
      /^NAKSHA_DATA_DIR: cannot write to \/proc\/naksha\/photos: [^\n]+$/,
    );
});

it('a start without a reachable database names the setting, the address without its password, and the remedy', async () => {
  for (const setting of ['DATABASE_URL', 'READ_DATABASE_URL'])
    expect(await refusal('embedded', { [setting]: `postgresql://ana:hunter2@127.0.0.1:${nobody}/naksha` })).toMatch(
      new RegExp(
        `^${setting}: cannot connect to PostgreSQL at 127\\.0\\.0\\.1:${nobody}/naksha: [^\\n]*ECONNREFUSED[^\\n]*\\. Start the server or correct ${setting}\\.$`,
      ),
    );
});

it('a start with invalid settings names all of them, with allowed and actual values', async () => {
  const lines = (await refusal('api', { PORT: 'many', BRAND_RED: 'red', NAKSHA_SECRET: 'hunter2' })).split('\n');
  expect(lines).toEqual([
    'PORT: must be a number; found “many”',
    'NAKSHA_SECRET: must have at least 32 characters; found 7 characters (not shown)',
    'BRAND_RED: must be a color such as #C8102E; found “red”',
  ]);
});

it('a missing or wrong Overpass file is reported with a remedy', async () => {
  const convert = (answer: string) =>
    refusal(
      'region',
      {},
      'convert',
      answer,
      join(folder, 'pack'),
      '--bounds=1,2,3,4',
      '--name',
      'A',
      '--country',
      'IN',
    );
  const missing = join(folder, 'missing.json');
  expect(await convert(missing)).toBe(`${missing} does not exist. Check the name and the folder.`);
  expect(await convert(folder)).toBe(`${folder} is a folder. Name a file.`);
  const other = join(folder, 'other.json');
  await writeFile(other, '{"type":"FeatureCollection","features":[]}');
  expect(await convert(other)).toContain(`${other} is not a JSON response of an Overpass server`);
});

it('an unknown question or a folder without open data is reported in a sentence', async () => {
  const question = join(folder, 'missing.sql');
  expect(await refusal('sql', {}, folder, question)).toBe(`${question} does not exist. Check the name and the folder.`);
  expect(await refusal('sql', {}, folder, 'select 1')).toBe(
    `${folder} contains no open data. Write it with npm run export -- ${folder}`,
  );
});

it('piped questions are all answered, and the exit code says whether one failed', async () => {
  const data = join(folder, 'open-data');
  await mkdir(data);
  await writeFile(join(data, 'manifest.json'), JSON.stringify({ files: [] }));
  const ask = (input: string) =>
    spawnSync(process.execPath, [join(THIS_VERSION, 'deploy/dist/mains/sql.js'), data], {
      ...{ input, encoding: 'utf8', timeout: 60_000 },
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
    });
  const refused = ask('select 40 + 1 as before;\nselect nothing from nowhere;\nselect 40 + 2 as behind;\n');
  expect(refused.stdout).toMatch(/^ +41$[\s\S]*^ +42$/m);
  expect(refused.stderr).toContain('nowhere');
  expect(refused.status).toBe(1);
  expect(ask('select 43 as alone;\n')).toMatchObject({ status: 0, stderr: '' });
});

it('an answer written to a file says which of several it is', async () => {
  const data = join(folder, 'for-files');
  await mkdir(data);
  await writeFile(join(data, 'manifest.json'), JSON.stringify({ files: [] }));
  const file = join(folder, 'answer.csv');
  const told = async (question: string) => {
    const spawned = builtMain('sql', [data, question, '--csv', file], {});
    expect(await spawned.ended).toBe(0);
    return spawned.output();
  };
  expect(await told('select 1')).toBe(`  Wrote ${file}`);
  expect(await told('select 1; select 2')).toBe(`  Wrote ${file} (the last of 2 results)`);
});

describe('a start checks its requirements before it opens or posts anything:', () => {
  const untouched = () => expect(existsSync(join(folder, 'unopened'))).toBe(false);
  const early = async (env: Record<string, string>) => {
    const said = await refusal('embedded', { NAKSHA_DATA_DIR: join(folder, 'unopened'), NAKSHA_DEMO: 'on', ...env });
    expect(said.split('\n')).toHaveLength(1);
    untouched();
    return said;
  };

  it('a port that another program uses', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const PORT = String((other.address() as { port: number }).port);
    expect(await early({ PORT })).toBe(
      `PORT: 127.0.0.1:${PORT} is in use by another program. Stop that program, or set PORT to another number (0 takes a free one).`,
    );
    other.close();
  });

  it('a host that is not this computer', async () => {
    expect(await early({ HOST: '192.0.2.1' })).toMatch(/^HOST: 192\.0\.2\.1 is not an address of this computer\. Set/);
  });

  it('a region pack that is missing or invalid', async () => {
    expect(await early({ NAKSHA_REGION: '/nope' })).toMatch(
      /^NAKSHA_REGION: No region pack found in \/nope: region\.json is missing or not readable\. Name the folder/,
    );
    await writeFile(join(folder, 'region.json'), '{}');
    const invalid = await refusal('embedded', { NAKSHA_DATA_DIR: join(folder, 'unopened'), NAKSHA_REGION: folder });
    expect(invalid).toMatch(
      /^NAKSHA_REGION: The region pack \S+ is not valid \(docs\/regions\.md\)\. Correct these errors:\n/,
    );
    untouched();
  });
});

it('variables that resemble a setting are reported with the setting meant, before anything else', async () => {
  const lines = (await refusal('embedded', { STAF_PHONES: '+919876543210', NAKSHA_REIGON: '/x', PORT: 'x' })).split(
    '\n',
  );
  expect(lines).toEqual([
    'STAF_PHONES is not a setting. Did you mean STAFF_PHONES?',
    'NAKSHA_REIGON is not a setting. Did you mean NAKSHA_REGION?',
    'PORT: must be a number; found “x”',
  ]);
});

it('a data folder with a missing or different secret or without its database does not start, and --fresh keeps it', async () => {
  const data = join(folder, 'kept');
  const settings = { PORT: '0', NAKSHA_DATA_DIR: data, NAKSHA_DEMO: 'off', MAP_STYLE_URL: 'plain', LOG_LEVEL: 'warn' };
  const serve = async (...args: string[]) => {
    const serving = builtMain('embedded', args, settings);
    await serving.line('is ready at http');
    serving.process.kill('SIGINT');
    expect(await serving.ended).toBe(0);
    return serving.output();
  };
  const end = () => refusal('embedded', settings);
  await serve();
  const secret = join(data, 'secret');
  const right = await readFile(secret, 'utf8');

  await rm(secret);
  expect(await end()).toMatch(
    /^NAKSHA_DATA_DIR: \S+\/secret is missing or incomplete\. .*Restore the file from a backup/,
  );
  // Without this file it is an earlier version's folder.
  await rm(join(data, 'secret.made'));
  expect(await end()).toMatch(/\/secret is missing or incomplete/);
  expect(existsSync(secret)).toBe(false);

  await writeFile(secret, 'another secret, of forty letters or so..');
  expect(await end()).toMatch(
    /the database was created with another secret than the one in \S+\/secret, .*\. Restore the original file/,
  );
  const inEnvironment = { ...settings, NAKSHA_SECRET: 'another secret, of forty letters or so..' };
  expect(await refusal('embedded', inEnvironment)).toMatch(
    /^NAKSHA_SECRET: the database was created with another secret/,
  );

  await writeFile(secret, right);
  await serve();
  const home = existsSync(join(data, 'postgres-home')) ? await realpath(join(data, 'postgres-home')) : data;
  await rename(join(home, 'postgres'), join(folder, 'aside'));
  expect(await end()).toMatch(/^NAKSHA_DATA_DIR: the database of \S+ is missing\. Restore its folder "postgres"/);

  const [, kept] = /Renamed the previous data folder to (\S+)/.exec(await serve('--fresh')) ?? [];
  expect(await readFile(join(kept, 'secret'), 'utf8')).toBe(right);
  expect(await readFile(secret, 'utf8')).not.toBe(right);
});
