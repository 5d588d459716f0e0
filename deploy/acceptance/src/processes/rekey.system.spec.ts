import { createFreshDatabase } from '@naksha/events/testing';
import { expect, it } from 'vitest';
import { builtMain } from '../app/built-main.ts';
import { TestApp } from '../app/start-test-app.ts';

const [OLD, NEW] = ['the secret of last year, long enough', 'the secret of this year, long enough'];
const PHONE = '+919812300001';

it('S-31 `npm run rekey` changes a secret: signed-in users stay signed in to the same account', async () => {
  const database = await createFreshDatabase();
  const serving = async <T>(settings: Record<string, string>, act: (app: TestApp) => Promise<T>): Promise<T> => {
    const app = await TestApp.start({ database, settings });
    return act(app).finally(() => app.stop());
  };
  const profile = async (app: TestApp, token: string | undefined) => {
    const client = app.client();
    client.token = token;
    return (await client.get('/api/auth/myprofile')).body.users;
  };
  const before = await serving({ NAKSHA_SECRET: OLD }, async (app) => {
    const { token } = await app.signIn(PHONE, 'Asha Gill');
    return { token, profile: await profile(app, token) };
  });
  expect(before.profile.first_name).toBe('Asha');

  const both = { NAKSHA_SECRET: NEW, NAKSHA_SECRET_PREVIOUS: OLD };
  expect(await serving(both, (app) => profile(app, before.token))).toEqual(before.profile);
  const main = builtMain('rekey', [], { ...both, DATABASE_URL: database.url, READ_DATABASE_URL: database.url });
  expect(await main.ended, main.output()).toBe(0);
  expect(main.output()).toContain('accounts: 1 updated, 0 remaining');
  expect(main.output()).toContain('sessions: 0 updated, 0 remaining');

  await serving({ NAKSHA_SECRET: NEW }, async (app) => {
    expect(await profile(app, before.token)).toEqual(before.profile);
    expect(await profile(app, (await app.signIn(PHONE)).token)).toEqual(before.profile);
  });
  await database.drop();
});
