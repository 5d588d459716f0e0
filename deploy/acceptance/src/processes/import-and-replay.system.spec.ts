import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Spawned } from '@naksha/deploy/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtMain } from '../app/built-main.ts';
import { sampleCsv } from '../app/sample-csv.ts';

const ROWS = 3000;
const SELLER = ['--as', '+919812300009'];
let folder: string;
let file: string;
let env: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naksha-import-'));
  await chmod(folder, 0o711);
  file = join(folder, 'flats.csv');
  await writeFile(file, sampleCsv(ROWS));
  env = { NAKSHA_DATA_DIR: join(folder, 'data'), NAKSHA_DEMO: 'off', PORT: '0', DRAIN_SECONDS: '0' };
});
const started: Spawned[] = [];
afterAll(async () => {
  for (const one of started) one.process.kill('SIGTERM');
  await Promise.all(started.map(({ ended }) => ended));
  await rm(folder, { recursive: true });
});

const start = (main: string, ...args: string[]): Spawned => {
  const spawned = builtMain(main, args, env);
  started.push(spawned);
  return spawned;
};

const run = async (main: string, ...args: string[]) => {
  const spawned = start(main, ...args);
  return { code: await spawned.ended, output: spawned.output() };
};
const numberBefore = (words: string, output: string): number =>
  Number(new RegExp(`(\\d+) ${words}`).exec(output)?.[1] ?? Number.NaN);

async function ask<Row extends pg.QueryResultRow>(query: string): Promise<Row[]> {
  const { url } = JSON.parse(await readFile(join(folder, 'data/connection.json'), 'utf8')) as { url: string };
  const client = new pg.Client(url);
  await client.connect();
  return client
    .query<Row>(query)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

it('D-02 Y-10 an import that is killed and restarted has every acknowledged row exactly once', async () => {
  const killed = start('import', file, ...SELLER);
  await killed.line(' rows');
  killed.process.kill('SIGKILL');
  await killed.ended;
  const acknowledged = Math.max(...[...killed.output().matchAll(/(\d+) rows$/gm)].map(([, rows]) => Number(rows)));
  expect(acknowledged).toBeGreaterThan(0);

  const again = await run('import', file, ...SELLER);
  expect(again.output).toContain(`Importing into embedded PostgreSQL in ${env.NAKSHA_DATA_DIR}`);
  expect(again.code, again.output).toBe(0);
  const [posted, unchanged] = [numberBefore('posted', again.output), numberBefore('unchanged', again.output)];
  expect(unchanged).toBeGreaterThanOrEqual(acknowledged);
  expect(unchanged).toBeLessThan(ROWS);
  expect(posted + unchanged).toBe(ROWS);

  const third = await run('import', file, ...SELLER);
  expect(third.output).toContain(`0 posted, 0 edited, ${ROWS} unchanged, 0 changed but not edited, 0 rejected`);
});

it('Y-10 reports line and reason of each rejected row, reports changed rows, and edits them with --update', async () => {
  const [header, first, ...others] = sampleCsv(4).trim().split('\n');
  const dearer = first.replace(/,\d+,(\d+),Sq/, ',99900000,$1,Sq');
  const wrong = others[0].replace('B-2', 'B-bad').replace(/,\d+,(\d+),Sq/, ',1234567890,$1,Sq');
  const outside = others[1].replace('B-3', 'B-far').replace(/30\.\d+/, '31.5');
  const evasive = others[2].replace('B-4', 'B-spam').replace(/\d BHK number 4/, 'nine eight 7654 three 210');
  await writeFile(
    join(folder, 'changed.csv'),
    [header.replace('price', 'ask'), dearer, wrong, outside, evasive].join('\n'),
  );
  const reported = await run('import', join(folder, 'changed.csv'), ...SELLER, '--map', 'ask=price');
  expect(reported.code).toBe(1);
  expect(reported.output).toContain('line 3: price has more than nine digits: lower the price');
  expect(reported.output).toContain('line 4: lat, lng is outside the service region');
  expect(reported.output).toContain('line 5: title must not contain a phone number');
  expect(reported.output).toContain('line 2: changed price; use --update to edit the listing');
  const edited = await run('import', join(folder, 'changed.csv'), ...SELLER, '--map', 'ask=price', '--update');
  expect(edited.output).toContain('0 posted, 1 edited');
  expect((await run('import', join(folder, 'changed.csv'))).output).toContain('npm run import -- FILE.csv');
});

it('D-28 D-98 a replay beside a serving process reports equal hashes, and a document that differs is not swapped in', async () => {
  const serving = start('embedded');
  const address = /http:\S+/.exec(await serving.line('is ready at http'))?.[0];
  const count = () => fetch(`${address}/api/map/count?bbox=76,30,77,31`).then((response) => response.json());
  const imported = { total: 0, under_review: ROWS };
  await expect.poll(count).toEqual(imported);

  const second = await run('embedded');
  expect(second).toMatchObject({ code: 1, output: expect.stringContaining('(server). Stop that process') });

  const equal = await run('replay');
  expect(equal.code, equal.output).toBe(0);
  expect(equal.output).toContain('hashes match');
  const hashes = [...equal.output.matchAll(/hash ([0-9a-f]{16})/g)].map(([, hash]) => hash);
  expect(hashes[0]).toBe(hashes[1]);
  await expect.poll(count).toEqual(imported);

  const [{ number }] = await ask<{ number: number }>(`select number from read.generation where status = 'live'`);
  await ask(
    `update read_g${number}.document set body = jsonb_set(body, '{price}', '1') where id = (select min(id) from read_g${number}.document where kind = 'listing')`,
  );
  const unequal = await run('replay');
  expect(unequal.code).toBe(1);
  expect(unequal.output).toContain('Rebuilt documents were not put into use');
  expect(await ask(`select number from read.generation where status = 'live'`)).toEqual([{ number }]);

  serving.process.kill('SIGTERM');
  expect(await serving.ended).toBe(0);
});
