import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings, TestApp } from '../../testing/test-app.ts';
import { OpenAccount } from '../accounts/open-account.ts';
import { Sessions } from '../sessions.ts';
import { EnrolStaff } from './enrol-staff.ts';

const PHONE = settings.STAFF_PHONES[0];
const HOUR = 3600;

describe('the second factor of staff', () => {
  let test: TestApp;
  let secret: string;
  let recoveryCodes: string[];
  beforeAll(async () => {
    test = await TestApp.start();
  });
  afterAll(() => test.stop());

  /** A number gets ten SMS codes a day. */
  const signIn = async () => {
    test.advance(60);
    const account = await test.commands.execute(new OpenAccount(PHONE, test.clock.now()));
    return test.app.get(Sessions, { strict: false }).open(account);
  };
  const call = (token: string, method: string, path: string, body?: unknown) =>
    test.request(method, `/api/me/second-factor${path}`, { token, body });
  const issue = (reset = false, phone = PHONE) => test.commands.execute(new EnrolStaff(phone, test.clock.now(), reset));
  const isStaff = async (token: string) =>
    (await test.request('GET', '/api/auth/myprofile', { token })).body.users?.is_staff;
  const totpNow = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() });
  const prove = async (token: string): Promise<string> => {
    test.advance(60);
    const proven = await call(token, 'POST', '/proof', { totp: totpNow() });
    expect(proven.status).toBe(200);
    return proven.body.access ?? token;
  };

  it('an SMS code alone gives no staff rights, and sets up no factor', async () => {
    const token = await test.signIn(PHONE.slice(3));
    const { body } = await test.request('GET', '/api/auth/myprofile', { token });
    expect(body.users).toMatchObject({ is_staff: false, second_factor_wanted: true });
    expect((await call(token, 'GET', '')).body).toMatchObject({ state: 'enrol', may_add: false });
    for (const path of ['/totp', '/passkeys/options'])
      expect((await call(token, 'POST', path)).body.code).toBe('enrolment_code_wanted');
    const verify = { token, body: { checks: ['phone', 'location'] } };
    expect((await test.request('POST', '/api/staff/listings/1h2k3m4n5p6/verify', verify)).body.code).toBe('staff_only');
    const find = { token, body: { mobile_phone: '9876543210' } };
    expect((await test.request('POST', '/api/staff/accounts/find', find)).body.code).toBe('staff_only');
  });

  it('is set up with an operator’s code, valid for five tries and a day', async () => {
    const token = await signIn();
    const tried = await issue();
    for (let n = 0; n < 5; n++)
      expect((await call(token, 'POST', '/enrolment', { code: 'aaaa-aaaa-aaaa-aaaa' })).body.code).toBe(
        'second_factor_wrong',
      );
    expect((await call(token, 'POST', '/enrolment', { code: tried })).status).toBe(422);
    const late = await issue();
    test.advance(24 * HOUR);
    expect((await call(await signIn(), 'POST', '/enrolment', { code: late })).status).toBe(422);
  });

  it('gives staff rights to the session that has proven it, with another token', async () => {
    const token = await signIn();
    const code = await issue();
    expect((await call(token, 'POST', '/enrolment', { code: code.toUpperCase().replaceAll('-', ' ') })).status).toBe(
      204,
    );
    const offer = (await call(token, 'POST', '/totp')).body;
    expect(offer.uri).toContain(`secret=${offer.secret}`);
    expect(offer.uri).not.toContain(PHONE.slice(3));
    secret = offer.secret;
    expect((await call(token, 'POST', '/totp/confirm', { code: '000000' })).body.code).toBe('second_factor_wrong');
    const added = (await call(token, 'POST', '/totp/confirm', { code: totpNow() })).body;
    recoveryCodes = added.recovery_codes;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await isStaff(added.access)).toBe(true);
    expect((await test.request('GET', '/api/auth/myprofile', { token })).status).toBe(401);
    expect((await call(added.access, 'GET', '')).body).toMatchObject({
      ...{ state: 'proven', totp: true, recovery_codes_left: 10 },
    });
    const { rows } = await test.database.pool.query('select secret from staff_totp');
    expect(rows[0].secret).not.toContain(secret);
    const kept = await test.database.pool.query('select code_hash from staff_recovery_code');
    for (const code of recoveryCodes) expect(JSON.stringify(kept.rows)).not.toContain(code);
  });

  it('is required in each session; an app code is valid once', async () => {
    const token = await signIn();
    expect(await isStaff(token)).toBe(false);
    expect((await call(token, 'GET', '')).body).toMatchObject({ state: 'prove', may_add: false });
    for (const path of ['/totp', '/passkeys/options', '/recovery-codes'])
      expect((await call(token, 'POST', path)).body.code).toBe('prove_again');
    const used = totpNow();
    const proven = await call(token, 'POST', '/proof', { totp: used });
    expect(await isStaff(proven.body.access)).toBe(true);
    expect((await call(proven.body.access, 'POST', '/proof', { totp: used })).body.code).toBe('second_factor_wrong');
  });

  it('a recovery code proves it once', async () => {
    const [first, second] = [await signIn(), await signIn()];
    const proven = await call(first, 'POST', '/proof', { recovery_code: recoveryCodes[0].toUpperCase() });
    expect(await isStaff(proven.body.access)).toBe(true);
    expect((await call(second, 'POST', '/proof', { recovery_code: recoveryCodes[0] })).body.code).toBe(
      'second_factor_wrong',
    );
    expect((await call(proven.body.access, 'GET', '')).body.recovery_codes_left).toBe(9);
  });

  it('checks five wrong codes, however many arrive at once, then none for a quarter of an hour', async () => {
    const token = await signIn();
    await prove(await signIn());
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => call(token, 'POST', '/proof', { totp: '000000' })),
    );
    const codes = guesses.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'second_factor_wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'second_factor_locked')).toHaveLength(7);
    const right = await call(token, 'POST', '/proof', { totp: totpNow() });
    expect([right.status, right.headers['retry-after']]).toEqual([429, '900']);
    test.advance(901);
    expect(await isStaff(await prove(token))).toBe(true);
    expect(test.security.filter(({ kind }) => kind === 'second_factor_failed').length).toBeGreaterThanOrEqual(5);
  });

  it('keeps staff signed in for an hour without use and twelve hours in all', async () => {
    const idle = await prove(await signIn());
    test.advance(HOUR - 120);
    expect(await isStaff(idle)).toBe(true);
    test.advance(HOUR + 1);
    expect((await test.request('GET', '/api/auth/myprofile', { token: idle })).status).toBe(401);
    const busy = await prove(await signIn());
    for (let n = 0; n < 14; n++) {
      test.advance(HOUR * 0.84);
      await isStaff(busy);
    }
    test.advance(HOUR * 0.3);
    expect((await test.request('GET', '/api/auth/myprofile', { token: busy })).status).toBe(401);
  });

  it('the last one cannot be removed, and an operator resets a lost one', async () => {
    const token = await prove(await signIn());
    expect((await call(token, 'DELETE', '/totp')).body.code).toBe('second_factor_last');
    await expect(issue()).rejects.toThrow('has a second factor');
    await expect(issue(false, '+919876543210')).rejects.toThrow('is not the number of a staff account');
    const code = await issue(true);
    expect((await test.request('GET', '/api/auth/myprofile', { token })).status).toBe(401);
    const again = await signIn();
    expect((await call(again, 'GET', '')).body).toMatchObject({ state: 'enrol', totp: false, recovery_codes_left: 0 });
    expect((await call(again, 'POST', '/enrolment', { code })).status).toBe(204);
    expect(test.security.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['second_factor_added', 'second_factor_removed']),
    );
  });

  it('is not available to other users', async () => {
    const token = await test.signIn('9876543210');
    expect((await call(token, 'GET', '')).body.code).toBe('staff_only');
    expect((await call(token, 'POST', '/enrolment', { code: 'x' })).body.code).toBe('staff_only');
    expect((await call(token, 'POST', '/challenge')).body.code).toBe('staff_only');
  });
});
