import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markSecondFactorProvenInAllSessions } from '../testing/prove-second-factor.ts';
import { type CookieJar, settings, TestApp } from '../testing/test-app.ts';
import { ApplyLedger } from './apply-ledger.ts';

const PATH = '/api/auth/myprofile';

describe('erasing the caller’s own account', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start();
    await test.app.get(ApplyLedger, { strict: false }).apply();
  });
  afterAll(() => test.stop());

  const askCode = (phone: string, jar?: CookieJar) =>
    test.request('POST', '/api/auth/signup/signin', { body: { mobile_phone: phone }, jar });
  const codeOf = (phone: string) => test.readCode(`+91${phone}`);
  const wrongFor = (phone: string) => String((Number(codeOf(phone)) + 1) % 10_000).padStart(4, '0');
  const erase = (token: string, otp: unknown, jar?: CookieJar) =>
    test.request('DELETE', PATH, { token, body: { otp }, jar });
  const isThere = async (token: string) => (await test.request('GET', PATH, { token })).status === 200;

  it('requires a newly requested code, in this browser', async () => {
    const phone = '9876543210';
    const token = await test.signIn(phone);
    expect(await erase(token, codeOf(phone))).toMatchObject({ status: 403, body: { code: 'code_ended' } });
    const stranger: CookieJar = new Map();
    await askCode(phone, stranger);
    expect(await erase(token, codeOf(phone))).toMatchObject({ status: 403, body: { code: 'code_ended' } });
    test.advance(20);
    await askCode(phone);
    expect(await erase(token, wrongFor(phone))).toMatchObject({ status: 403, body: { code: 'code_wrong' } });
    expect(await isThere(token)).toBe(true);

    const { status, headers } = await erase(token, codeOf(phone));
    expect(status).toBe(204);
    for (const name of ['naksha_asked', 'naksha_known'])
      expect([headers['set-cookie']].flat().join()).toContain(`${name}=; Path=/api/auth; Max-Age=0`);
    expect(await isThere(token)).toBe(false);
    expect(await erase(token, codeOf(phone))).toMatchObject({ status: 401 });
  });

  it('is locked after five wrong codes, like sign-in, and returns until when', async () => {
    const phone = '9876543211';
    const token = await test.signIn(phone);
    await askCode(phone);
    for (let n = 0; n < 4; n++) {
      const { body } = await erase(token, wrongFor(phone));
      if (body.code === 'code_ended') await askCode(phone);
      else expect(body.code).toBe('code_wrong');
    }
    for (let n = 0; n < 3; n++) {
      const { status, body, headers } = await erase(token, wrongFor(phone));
      if (status === 429) {
        expect(body.code).toBe('code_locked');
        expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
        expect(await isThere(token)).toBe(true);
        return;
      }
      if (body.code === 'code_ended') await askCode(phone);
    }
    expect.unreachable('it must lock');
  });

  it('rejects unknown fields and invalid codes', async () => {
    const token = await test.signIn('9876543212');
    for (const body of [{}, { otp: '0000', everything: true }, { otp: '1'.repeat(21) }])
      expect((await test.request('DELETE', PATH, { token, body })).status).toBe(422);
  });

  it('requires the second factor of staff', async () => {
    const phone = settings.STAFF_PHONES[0].slice(3);
    const token = await test.signIn(phone);
    test.advance(20);
    await askCode(phone);
    expect(await erase(token, codeOf(phone))).toMatchObject({ status: 403, body: { code: 'prove_again' } });
    await markSecondFactorProvenInAllSessions(test.database, test.clock.now());
    expect((await erase(token, codeOf(phone))).status).toBe(204);
  });

  it('is recorded in the security log, without a number', async () => {
    const lines = test.security.filter(({ kind }) => kind === 'account_erased' || kind === 'session_ended');
    expect(lines.slice(0, 2)).toEqual([
      expect.objectContaining({ kind: 'account_erased', of: expect.any(String) }),
      expect.objectContaining({ kind: 'session_ended', by: 'erasure' }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/98765432/);
  });
});
