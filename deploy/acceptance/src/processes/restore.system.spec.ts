import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Spawned } from '@naksha/deploy/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtMain } from '../app/built-main.ts';
import { TestClient } from '../app/test-client.ts';

const PHONE = '+919812345695';

let folder: string;
let serving: Spawned | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naksha-restore-'));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o711);
});
afterEach(async () => {
  serving?.process.kill('SIGKILL');
  await serving?.ended;
  await rm(folder, { recursive: true });
});

const cluster = () => realpath(join(folder, 'data', 'postgres'));
/** Keeps owners and modes, which PostgreSQL checks. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);

async function start(): Promise<{ client: TestClient; output: () => string }> {
  const settings = { NAKSHA_DATA_DIR: join(folder, 'data'), NAKSHA_DEMO: 'off', PORT: '0', MAP_STYLE_URL: 'plain' };
  serving = builtMain('embedded', [], { ...settings, LOG_LEVEL: 'warn' });
  const { line, output } = serving;
  const url = /http:\S+/.exec(await line('is ready at http'))?.[0] ?? '';
  const readCode = (phone: string): string =>
    output()
      .match(new RegExp(`(?<=SMS to \\${phone}: )\\d+`, 'g'))
      ?.at(-1) ?? '';
  return { client: new TestClient(url, readCode), output };
}

async function stop(): Promise<void> {
  serving?.process.kill('SIGINT');
  expect(await serving?.ended, serving?.output()).toBe(0);
}

it('S-12 a data folder restored from before an erasure opens without the user, because the ledger is kept', async () => {
  const before = await start();
  const { token } = await before.client.signIn(PHONE, 'Leaverwala');
  const { slug } = await before.client.postFlat();
  await stop();
  copy(await cluster(), join(folder, 'backup'));

  const { client } = await start();
  client.token = token;
  expect((await client.get('/api/auth/myprofile')).body.users.first_name).toBe('Leaverwala');
  await client.erase(PHONE);
  await stop();
  const place = await cluster();
  await rm(place, { recursive: true });
  copy(join(folder, 'backup'), place);

  const restored = await start();
  // Session and listing were in the backup.
  restored.client.token = token;
  expect((await restored.client.get('/api/auth/myprofile')).status).toBe(401);
  expect((await restored.client.get(`/api/property/${slug}`)).status).toBe(404);
  expect(restored.output()).toContain('"accountsErased":1');
  // Signing in again opens a new account.
  const again = await restored.client.signIn(PHONE);
  expect((await again.get('/api/auth/myprofile')).body.users.first_name).toBe('');
  await stop();
});
