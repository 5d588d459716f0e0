import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestConfig, STAFF_PHONE } from '@naksha/deploy/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtMain } from '../app/built-main.ts';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';

const PHONE = '+919812345691';

describe('an operator who erases a user', () => {
  let folder: string;
  let app: TestApp;
  let env: Record<string, string>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'naksha-erase-'));
    const ERASURE_LEDGER = join(folder, 'erasures');
    app = await TestApp.start({ settings: { ERASURE_LEDGER }, worker: true });
    env = {
      DATABASE_URL: app.database.url,
      ERASURE_LEDGER,
      NAKSHA_DATA_DIR: folder,
      NAKSHA_SECRET: createTestConfig().NAKSHA_SECRET,
    };
  });
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true });
  });

  const erase = async (...args: string[]) => {
    const main = builtMain('erase', args, env);
    return { code: await main.ended, output: main.output() };
  };

  it('can do so beside a running server, by phone number, and sees the progress', async () => {
    expect((await erase()).output).toContain('No erasures.');
    const person = await app.signIn(PHONE, 'Leaverwala');
    const { id, slug } = await person.postFlat();
    const staff = await app.signIn(STAFF_PHONE);
    await staff.post(`/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK });
    const erased = await erase(PHONE);
    expect(erased, erased.output).toMatchObject({ code: 0 });
    expect(erased.output).toContain(`${PHONE}: account `);
    expect((await person.get('/api/auth/myprofile')).status).toBe(401);
    await expect
      .poll(async () => (await app.client().get(`/api/property/${slug}`)).status, { timeout: 20_000 })
      .toBe(410);
    expect((await erase()).output).toMatch(/personal data deleted; listings and final check pending|finished/);
    const again = await app.signIn(PHONE);
    expect((await again.get('/api/auth/myprofile')).body.users.first_name).toBe('');
    expect((await again.get('/api/me/listings')).text).not.toContain(id);
  });

  it('can do nothing without the ledger, and no serving process starts', async () => {
    await rm(env.ERASURE_LEDGER);
    const settings = { ...env, PORT: '0', PUBLIC_URL: 'http://localhost', MAP_STYLE_URL: 'plain' };
    const mains = [builtMain('erase', [PHONE], env), builtMain('api', [], settings), builtMain('worker', [], settings)];
    for (const { ended, output } of mains) {
      expect(await ended, output()).toBe(1);
      expect(output()).toContain('ERASURE_LEDGER');
      expect(output()).toContain('is missing');
      expect(output()).not.toContain('is ready at http');
    }
    expect((await app.signIn(PHONE)).token).toBeDefined();
  });
});
