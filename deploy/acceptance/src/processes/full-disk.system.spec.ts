import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Spawned } from '@naksha/deploy/testing';
import { sampleJpeg } from '@naksha/services/testing';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtMain } from '../app/built-main.ts';
import { sampleFlat } from '../app/sample-flat.ts';
import { type Answer, TestClient } from '../app/test-client.ts';
import { SmallDisk } from '../faults/small-disk.ts';

const SELLER = '+919812345697';

let disk: SmallDisk | undefined;
let serving: Spawned | undefined;
beforeEach(() => {
  disk = SmallDisk.open();
});
afterEach(async () => {
  serving?.process.kill('SIGKILL');
  await serving?.ended;
  disk?.close();
});

async function start(dataDir: string): Promise<TestClient> {
  const settings = { NAKSHA_DATA_DIR: dataDir, NAKSHA_DEMO: 'off', PORT: '0', MAP_STYLE_URL: 'plain' };
  const limits = { POSTS_A_DAY_NEW: '1000', POSTS_UNTIL_VERIFIED: '1000' };
  serving = builtMain('embedded', [], { ...settings, ...limits, LOG_LEVEL: 'warn' });
  const { line, output } = serving;
  const url = /http:\S+/.exec(await line('is ready at http'))?.[0] ?? '';
  const readCode = (phone: string): string =>
    output()
      .match(new RegExp(`(?<=SMS to \\${phone}: )\\d+`, 'g'))
      ?.at(-1) ?? '';
  return new TestClient(url, readCode);
}

/** Fills the disk by WAL alone, which stops PostgreSQL. */
async function panic(dataDir: string): Promise<void> {
  const { url } = JSON.parse(await readFile(join(dataDir, 'connection.json'), 'utf8'));
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  const fill = async () => {
    for (;;) await client.query(`select pg_logical_emit_message(false, 'fill', repeat('x', 1000000))`);
  };
  await expect(fill()).rejects.toThrow();
}

it('on a full disk, reads work and writes get 503; once there is space, the service resumes with everything it acknowledged', async ({
  skip,
}) => {
  if (!disk) return skip('only root may mount a disk of its own');
  const dataDir = join(disk.path, 'data');
  const client = await start(dataDir);
  await client.signIn(SELLER, 'Fulldisk');
  const unexpected: string[] = [];
  const check = (what: string, { status, headers, text }: Answer): number => {
    const isRefusal = status === 503 && headers.get('retry-after') !== null;
    if (status >= 500 && !isRefusal) unexpected.push(`${what}: ${status} ${text}`);
    return status;
  };
  const kept: string[] = [];
  const post = async (): Promise<number> => {
    const answer = await client.post('/api/property/residential/flat', { ...sampleFlat, title: `Home ${kept.length}` });
    if (answer.status === 200) kept.push(answer.body.property.slug);
    return check('posting', answer);
  };
  const get = async (path: string) => check(path, await client.get(path));
  const getReads = async () => {
    const paths = [
      '/',
      '/api/auth/myprofile',
      `/api/property/${kept[0]}`,
      '/api/buyer/saved',
      ...(await listReads(client)),
    ];
    const statuses: [string, number][] = [];
    for (const path of new Set(paths)) statuses.push([path, await get(path)]);
    return statuses.filter(([, status]) => status >= 500);
  };
  expect(await post()).toBe(200);

  disk.fill();
  await expect.poll(post).toBe(503);
  expect(await getReads()).toEqual([]);
  const uploaded = await fetch(`${client.url}/api/photos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'image/jpeg' },
    body: await sampleJpeg(900, 600),
  });
  expect([uploaded.status, uploaded.headers.get('retry-after')], await uploaded.text()).toEqual([503, '5']);
  // Free space is checked every second.
  await expect
    .poll(async () => {
      const { status, body } = await client.get('/health/ready');
      return [status, body.away];
    })
    .toEqual([200, ['disk_space']]);

  await panic(dataDir);
  await expect.poll(() => get('/api/auth/myprofile'), { timeout: 60_000 }).toBe(200);
  expect(await getReads()).toEqual([]);
  expect(await post()).toBe(503);

  disk.empty();
  await expect.poll(post, { timeout: 60_000 }).toBe(200);
  expect(kept.length).toBeGreaterThanOrEqual(2);
  for (const slug of kept)
    await expect.poll(() => get(`/api/property/${slug}`), { message: slug, timeout: 60_000 }).toBe(200);
  expect((await client.get('/health/ready')).body.away).toBeUndefined();
  expect(unexpected, serving?.output().slice(-4000)).toEqual([]);
  serving?.process.kill('SIGINT');
  expect(await serving?.ended, serving?.output()).toBe(0);
});

async function listReads(client: TestClient): Promise<string[]> {
  const { body } = await client.get('/api/openapi.json');
  return Object.entries<Record<string, unknown>>(body.paths)
    .filter(([path, methods]) => 'get' in methods && !path.includes('{') && !NOT_READS.has(path))
    .map(([path]) => path);
}

/** A stream, and a call that ends the session. */
const NOT_READS = new Set(['/api/live', '/api/auth/signout']);
