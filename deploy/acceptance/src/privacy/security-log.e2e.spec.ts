import { STAFF_PHONE } from '@naksha/deploy/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERY_CHECK, sampleFlat } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';

const OWNER = '+919746185320';
const DIGITS = [OWNER.slice(3), '9812349876', STAFF_PHONE.slice(3)];

type Line = { kind: string; level: number; [field: string]: unknown };

describe('the security log', () => {
  let app: TestApp;
  let [attacker, seller, staff]: TestClient[] = [];
  const lines = (kind: string): Line[] =>
    app.logLines
      .map((line) => JSON.parse(line))
      .filter((line) => line.log === 'security')
      .filter((line: Line) => line.kind === kind);
  beforeAll(async () => {
    app = await TestApp.start();
    [seller, staff] = [await app.signIn('+919812349876'), await app.signIn(STAFF_PHONE)];
    attacker = app.client();
    const who = { mobile_phone: OWNER.slice(3), country_code: '+91' };
    for (const guesses of [3, 2]) {
      await attacker.post('/api/auth/signup/signin', who);
      const otp = app.readCode(OWNER).replace(/./g, (digit) => String(9 - Number(digit)));
      for (let n = 0; n < guesses; n++) await attacker.post('/api/auth/signin/otpverify', { ...who, otp });
    }
    const { id } = await seller.postFlat();
    await seller.post(`/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK });
    await attacker.post(`/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK });
    await staff.post(`/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK });
    await seller.post('/api/property/residential/flat', { ...sampleFlat, title: `Call ${OWNER}` });
    await seller.get('/api/auth/signout');
  });
  afterAll(() => app.stop());

  it('S-22 S-32 records guesses, locks and rate limits, linked by subject', () => {
    const wrong = lines('code_guessed_wrong');
    expect(wrong.map(({ in_a_row }) => in_a_row)).toEqual([1, 2, 3, 4]);
    const [locked] = lines('number_locked');
    expect(locked).toMatchObject({ level: 40, seconds: expect.any(Number) });
    expect(lines('budget_exhausted')).toEqual([expect.objectContaining({ of: 'guesses', budget: 'number' })]);
    expect(new Set([...wrong, locked].map(({ phone }) => phone)).size).toBe(1);
    expect(new Set([...wrong, locked].map(({ network }) => network)).size).toBe(1);
    expect(lines('code_asked').filter(({ phone }) => phone === locked.phone)).toHaveLength(2);
  });

  it('S-32 records denied access and staff actions, with the account', () => {
    expect(lines('authority_refused')).toEqual([
      expect.objectContaining({
        code: 'staff_only',
        account: expect.any(String),
        route: '/api/staff/listings/:id/verify',
      }),
      expect.objectContaining({ code: 'sign_in_first', route: '/api/staff/listings/:id/verify' }),
    ]);
    expect(lines('staff_action')).toEqual([
      expect.objectContaining({
        action: 'VerifyListing',
        target: expect.stringMatching(/^listing-/),
        account: expect.any(String),
      }),
    ]);
    expect(lines('signed_in')).toHaveLength(2);
    expect(lines('signed_out')).toHaveLength(1);
  });

  it('records a rejected phone number in a text by its field', () => {
    expect(lines('contact_refused')).toEqual([
      expect.objectContaining({ field: 'title', account: expect.any(String), network: expect.any(String) }),
    ]);
  });

  it('S-32 contains no number, address, code or error stack in any line', () => {
    const noted = app.logLines.filter((line) => line.includes('"log":"security"'));
    expect(noted.length).toBeGreaterThan(10);
    const secrets = [...DIGITS, '127.0.0.1', ...app.sent.map(({ text }) => /\d{4,}/.exec(text)?.[0] ?? text)];
    for (const line of noted) {
      const { time: _, target: __, account: ___, ...said } = JSON.parse(line);
      for (const secret of secrets) expect(Object.values(said).map(String), line).not.toContain(secret);
      for (const digits of DIGITS) expect(line).not.toContain(digits);
      expect(line).not.toContain('127.0.0.1');
    }
    expect(app.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  it('is also counted in Prometheus metrics', async () => {
    const { text } = await app.client().get('/metrics');
    expect(text).toContain('naksha_security_events_total{kind="code_guessed_wrong",detail=""} 4');
    expect(text).toContain('naksha_security_events_total{kind="number_locked",detail=""} 1');
    expect(text).toContain('naksha_security_events_total{kind="staff_action",detail="VerifyListing"} 1');
  });
});
