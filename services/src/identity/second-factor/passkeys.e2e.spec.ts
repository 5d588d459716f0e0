import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SoftwarePasskey } from '../../testing/software-passkey.ts';
import { settings, TestApp } from '../../testing/test-app.ts';
import { OpenAccount } from '../accounts/open-account.ts';
import { Sessions } from '../sessions.ts';
import { EnrolStaff } from './enrol-staff.ts';

const PHONE = settings.STAFF_PHONES[0];
const SITE = 'https://naksha.example';

describe('a staff passkey', () => {
  let test: TestApp;
  const passkey = new SoftwarePasskey(SITE);
  beforeAll(async () => {
    test = await TestApp.start();
  });
  afterAll(() => test.stop());

  const signIn = async () => {
    const account = await test.commands.execute(new OpenAccount(PHONE, test.clock.now()));
    return test.app.get(Sessions, { strict: false }).open(account);
  };
  const call = (token: string, method: string, path: string, body?: unknown) =>
    test.request(method, `/api/me/second-factor${path}`, { token, body });
  const isStaff = async (token: string) =>
    (await test.request('GET', '/api/auth/myprofile', { token })).body.users?.is_staff;
  const offered = async (token: string) => (await call(token, 'POST', '/passkeys/options')).body;
  const challenged = async (token: string) => (await call(token, 'POST', '/challenge')).body;

  it('is registered for this site only, and proves the session', async () => {
    const token = await signIn();
    const code = await test.commands.execute(new EnrolStaff(PHONE, test.clock.now(), false));
    await call(token, 'POST', '/enrolment', { code });
    const options = await offered(token);
    expect(options).toMatchObject({ rp: { id: 'naksha.example' }, user: { name: '…0001' } });
    const elsewhere = new SoftwarePasskey('https://naksha.example.evil.com').create(options);
    expect((await call(token, 'POST', '/passkeys', { passkey: elsewhere })).body.code).toBe('second_factor_wrong');
    expect((await call(token, 'POST', '/passkeys', { passkey: passkey.create(options) })).status).toBe(422);
    const added = await call(token, 'POST', '/passkeys', { passkey: passkey.create(await offered(token)) });
    expect(added.body.recovery_codes).toHaveLength(10);
    expect(await isStaff(added.body.access)).toBe(true);
  });

  it('proves a session once for its challenge, and no other session', async () => {
    const [token, other] = [await signIn(), await signIn()];
    const answer = passkey.get(await challenged(token));
    expect((await call(other, 'POST', '/proof', { passkey: answer })).body.code).toBe('second_factor_wrong');
    const proven = await call(token, 'POST', '/proof', { passkey: answer });
    expect(await isStaff(proven.body.access)).toBe(true);
    expect((await call(proven.body.access, 'POST', '/proof', { passkey: answer })).status).toBe(422);
    const late = passkey.get(await challenged(other));
    test.advance(301);
    expect((await call(other, 'POST', '/proof', { passkey: late })).status).toBe(422);
  });

  it('is rejected if the key, the site or the counter is wrong', async () => {
    const token = await signIn();
    type Options = Parameters<SoftwarePasskey['get']>[0];
    const stranger = new SoftwarePasskey(SITE);
    const forger = new SoftwarePasskey(SITE);
    Object.assign(forger, { id: passkey.id, counter: 100 });
    const phished = new SoftwarePasskey('https://naksha-login.example');
    Object.assign(phished, { id: passkey.id, counter: 100, keys: Reflect.get(passkey, 'keys') });
    const other = await signIn();
    const attempts: ((options: Options) => unknown)[] = [
      (options) => stranger.get(options),
      (options) => forger.get(options),
      (options) => phished.get(options),
      () => passkey.get({ challenge: 'asked-by-somebody-else' }),
    ];
    for (const attempt of attempts) {
      const answer = attempt(await challenged(token));
      expect((await call(token, 'POST', '/proof', { passkey: answer })).body.code).toBe('second_factor_wrong');
    }
    const ofOther = passkey.get(await challenged(other));
    await challenged(token);
    expect((await call(token, 'POST', '/proof', { passkey: ofOther })).body.code).toBe('second_factor_wrong');
    const before = { counter: passkey.counter };
    expect(await isStaff(token)).toBe(false);
    passkey.counter = 0;
    expect((await call(token, 'POST', '/proof', { passkey: passkey.get(await challenged(token)) })).status).toBe(422);
    passkey.counter = before.counter;
    const garbage = {
      ...stranger.get({ challenge: 'x' }),
      response: { clientDataJSON: 'x', authenticatorData: '~', signature: '' },
    };
    expect((await call(token, 'POST', '/proof', { passkey: garbage })).status).toBe(422);
  });

  it('is removed only by its owner, and not the last one', async () => {
    const token = (await call(await signIn(), 'POST', '/proof', {})).status;
    expect(token).toBe(422);
    const session = await signIn();
    const { access } = (await call(session, 'POST', '/proof', { passkey: passkey.get(await challenged(session)) }))
      .body;
    const id = passkey.id.toString('base64url');
    expect((await call(access, 'DELETE', `/passkeys/${id}`)).body.code).toBe('second_factor_last');
    const second = new SoftwarePasskey(SITE);
    expect((await call(access, 'POST', '/passkeys', { passkey: second.create(await offered(access)) })).body).toEqual(
      {},
    );
    expect((await call(access, 'DELETE', `/passkeys/${id}`)).status).toBe(204);
    expect((await call(access, 'GET', '')).body.passkeys).toHaveLength(1);
    const after = await signIn();
    expect((await call(after, 'POST', '/proof', { passkey: passkey.get(await challenged(after)) })).status).toBe(422);
  });
});
