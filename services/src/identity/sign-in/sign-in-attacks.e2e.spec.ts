import { computeProofOfWork } from '@naksha/events/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CookieJar, TestApp } from '../../testing/test-app.ts';
import { UnlockNumber } from './unlock-number.ts';

const SIGN_IN = '/api/auth/signup/signin';
const VERIFY = '/api/auth/signin/otpverify';
const OWNER = '9876543210';

type From = { jar?: CookieJar; from?: string };

describe('attacks on sign-in', () => {
  let test: TestApp;
  const start = async (overrides = {}) => {
    test = await TestApp.start(overrides);
  };
  beforeEach(() => {
    stranger = new Map();
  });
  afterEach(() => test.stop());

  let stranger: CookieJar = new Map();
  const ask = (phone: string, { jar, from, ...more }: From & { firstname?: string; proof?: string } = {}) =>
    test.request('POST', SIGN_IN, { body: { mobile_phone: phone, ...more }, jar, from });
  const prove = (phone: string, otp: string, { jar, from }: From = {}) =>
    test.request('POST', VERIFY, { body: { mobile_phone: phone, otp }, jar, from });
  const codeOf = (phone: string) => test.readCode(`+91${phone}`);
  const wrongFor = (phone: string) => {
    const code = codeOf(phone);
    return String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
  };
  const counted = (kind: string) => test.security.filter((line) => line.kind === kind);
  /** So that no prefix is paused. */
  const numberAt = (n: number) =>
    `9${String(n * 7919 + 100_000)
      .padStart(5, '0')
      .slice(-5)}${String(n).padStart(4, '0')}`;

  it('S-22 many numbers guessed from a /64 each: codes get longer with the guesses, and new visitors get responses', async () => {
    await start({ OTP_LENGTH: 6 });
    const attack = async (n: number) => {
      const [phone, jar, from] = [numberAt(n), new Map(), `2001:${n.toString(16)}:8:1::5`];
      const { status, body } = await ask(phone, { jar, from });
      expect([status, body.otp_length]).toEqual([201, codeOf(phone).length]);
      for (let guess = 0; guess < 3; guess++)
        expect((await prove(phone, wrongFor(phone), { jar, from })).body).toEqual({ status: false });
      return body.otp_length;
    };
    const used = async () =>
      (await test.database.pool.query(`select max(used)::int as used from sign_in_budget where kind = 'guesses'`))
        .rows[0].used;
    expect(await attack(1)).toBe(6);
    expect(await used()).toBe(3 * 10_000);
    // One country may use 450 guesses at six digits, all together 500.
    await test.database.pool.query(`update sign_in_budget set used = 4400000 where kind = 'guesses'`);
    const lengths: number[] = [];
    for (let n = 2; n < 10; n++) lengths.push(await attack(n));
    expect(lengths).toEqual([6, 6, 6, 7, 7, 7, 7, 7]);
    expect(await used()).toBe(4_400_000 + 3 * (3 * 10_000 + 5 * 1000));
    expect(counted('budget_low')).toContainEqual(expect.objectContaining({ of: 'guesses', budget: 'country' }));
    expect(counted('code_guessed_wrong')).toHaveLength(27);
    for (let n = 1; n < 10; n++) expect(JSON.stringify(test.security)).not.toContain(numberAt(n));
  });

  it('valid codes that are requested first and guessed later count as guessed', async () => {
    await start({ SIGN_IN_TEXTS_AN_HOUR: 100_000 });
    await ask(numberAt(0), { from: '2001:1::1' });
    await test.database.pool.query(
      `insert into sign_in_code select 'n' || n, 'code', sent_at, expires_at, 0, 'browser', 10000 from sign_in_code, generate_series(1, 166) n`,
    );
    expect((await ask(numberAt(1), { from: '2001:2::1' })).body.otp_length).toBe(5);
    test.advance(601);
    expect((await ask(numberAt(2), { from: '2001:3::1' })).body.otp_length).toBe(4);
  });

  it('a budget of texts used up by others costs a new visitor a short proof of work, and a known browser nothing', async () => {
    await start({ SIGN_IN_TEXTS_AN_HOUR: 20 });
    await test.signIn(OWNER);
    test.advance(60);
    for (let n = 0; n < 40; n++) await ask(numberAt(n), { jar: stranger, from: `2001:${n.toString(16)}:8:1::5` });
    expect(test.sent).toHaveLength(18);

    const newcomer = { jar: new Map(), from: '2001:ffff:8:1::5' };
    const { status, body } = await ask('9812300001', newcomer);
    expect([status, body.status, body.work.attempts]).toEqual([200, false, 128]);
    const proof = await computeProofOfWork(body.work);
    expect((await ask('9812300002', { ...newcomer, proof })).body.work, 'for another number').toBeDefined();
    expect((await ask('9812300001', { ...newcomer, proof: `${proof}1` })).body.work, 'no solution').toBeDefined();
    expect((await ask('9812300001', { ...newcomer, proof })).status).toBe(201);
    expect((await prove('9812300001', codeOf('9812300001'), newcomer)).status).toBe(201);
    test.advance(30);
    const texts = test.sent.length;
    expect((await ask('9812300001', { jar: new Map(), proof })).status, 'spent').not.toBe(201);
    expect(test.sent).toHaveLength(texts);

    expect((await ask(OWNER)).status).toBe(201);
    expect((await prove(OWNER, codeOf(OWNER))).status).toBe(201);
    expect(counted('budget_low')).toContainEqual(expect.objectContaining({ of: 'texts', budget: 'country' }));
  });

  it('a proof is valid for five minutes', async () => {
    await start({ SIGN_IN_TEXTS_AN_HOUR: 20 });
    await ask('9812300001', { jar: stranger });
    const { body } = await ask('9812300002', { jar: stranger });
    const proof = await computeProofOfWork(body.work);
    test.advance(301);
    expect((await ask('9812300002', { jar: stranger, proof })).body.work).toBeDefined();
  });

  it('S-22 a stranger who uses up the day’s codes and locks the number cannot lock out a known browser', async () => {
    await start();
    await test.signIn(OWNER);
    test.advance(60);
    for (let n = 1; n < 10; n++) {
      expect((await ask(OWNER, { jar: stranger })).status).toBe(201);
      test.advance(21);
    }
    expect(await ask(OWNER, { jar: stranger })).toMatchObject({ status: 429, body: { code: 'code_too_many_today' } });
    for (let n = 0; n < 3; n++) await prove(OWNER, wrongFor(OWNER), { jar: stranger });
    expect((await ask(OWNER)).status).toBe(201);
    expect((await prove(OWNER, codeOf(OWNER))).status).toBe(201);
    expect(counted('budget_exhausted')).toContainEqual(expect.objectContaining({ of: 'texts', budget: 'number' }));
  });

  it('a code works only in the browser that requested it, and a stranger’s request does not end it', async () => {
    await start();
    await ask(OWNER, { jar: stranger });
    const stolen = codeOf(OWNER);
    expect(await ask(OWNER)).toMatchObject({ status: 429, body: { code: 'code_asked_elsewhere' } });
    expect((await prove(OWNER, stolen)).body).toEqual({ status: false, code_ended: true });
    expect((await prove(OWNER, stolen, { jar: new Map() })).body).toEqual({ status: false, code_ended: true });
    test.advance(20);
    await ask(OWNER);
    const own = codeOf(OWNER);
    test.advance(20);
    await ask(OWNER, { jar: stranger });
    expect((await prove(OWNER, own, { jar: stranger })).body).toEqual({ status: false });
    expect((await prove(OWNER, own)).status).toBe(201);
  });

  it('a browser id planted by an attacker is not adopted, but its own is', async () => {
    await start();
    const planted = 'A'.repeat(22);
    for (const [n, value] of [planted, `${planted}.${'a'.repeat(43)}`].entries()) {
      const jar = new Map([['naksha_asked', value]]);
      await ask(`981230009${n}`, { jar });
      expect(jar.get('naksha_asked')).toMatch(/^[\w-]{22}\../);
      expect(jar.get('naksha_asked')).not.toContain(planted);
    }
    const jar = new Map<string, string>();
    await ask(OWNER, { jar });
    const own = jar.get('naksha_asked');
    await ask('9812300008', { jar });
    expect(jar.get('naksha_asked')).toBe(own);
  });

  it('a browser id is bound by proving the number, not by requesting a code', async () => {
    await start();
    await ask(OWNER, { jar: stranger, firstname: 'Evil' });
    test.advance(20);
    await ask(OWNER, { firstname: 'Asha' });
    const { body } = await prove(OWNER, codeOf(OWNER));
    const me = await test.request('GET', '/api/auth/myprofile', { token: body.access });
    expect(me.body.users.first_name).toBe('Asha');
  });

  it('a known-browser cookie is valid for one number and one browser, and cannot be forged', async () => {
    await start({ SIGN_IN_TEXTS_AN_HOUR: 20 });
    await test.signIn(OWNER);
    const known = test.jar.get('naksha_known')!;
    test.advance(60);
    await ask('9812300001', { jar: stranger });
    expect((await ask('9812300002')).body.work, 'another number').toBeDefined();
    for (const made of [`${known}x`, known.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')), 'a.b.c', '..'])
      expect((await ask(OWNER, { jar: new Map([['naksha_known', made]]) })).body.work, made).toBeDefined();
    test.advance(181 * 86_400);
    await ask('9812300003', { jar: stranger });
    expect((await ask(OWNER)).body.work, 'after half a year').toBeDefined();
  });

  it('sign-in cookies are inaccessible to scripts and other sites', async () => {
    await start({ production: true });
    const asked = await ask(OWNER);
    const proven = await prove(OWNER, codeOf(OWNER));
    const cookies = [asked, proven].flatMap(({ headers }) => headers['set-cookie'] ?? []);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies)
      expect(cookie).toMatch(
        /^__Secure-naksha_(asked|known)=[^;]+; Path=\/api\/auth; .*HttpOnly; SameSite=Strict; Secure$/,
      );
    expect(cookies.join()).not.toContain(OWNER);
  });

  it('texts are paused for a number range whose codes are not entered, each time for longer', async () => {
    await start({ SIGN_IN_TEXTS_AN_HOUR: 100_000 });
    await test.signIn('9876500999');
    test.advance(60);
    const pump = async (first: number) => {
      for (let n = first; n < first + 30; n++) await ask(`98765${String(n).padStart(5, '0')}`, { jar: stranger });
    };
    await pump(0);
    const paused = await ask('9876500500', { jar: stranger });
    expect(paused).toMatchObject({ status: 429, body: { code: 'code_prefix_paused' } });
    expect(Number(paused.headers['retry-after'])).toBe(3600);
    expect(counted('prefix_paused')).toEqual([expect.objectContaining({ seconds: 3600 })]);
    expect((await ask('9812300001', { jar: stranger })).status).toBe(201);
    expect((await ask('9876500999')).status, 'known').toBe(201);
    test.advance(3600);
    await pump(100);
    expect((await ask('9876500500', { jar: stranger })).headers['retry-after']).toBe('7200');
  });

  it('S-32 a number is locked after a hundred wrong codes in a row, and an operator unlocks it', async () => {
    await start({ SIGN_IN_TEXTS_AN_HOUR: 100_000 });
    await ask(OWNER);
    await test.database.pool.query('update sign_in_counter set wrong_in_a_row = 99');
    expect((await prove(OWNER, wrongFor(OWNER))).body).toEqual({ locked: true, retry_after: 30 * 86_400 });
    test.advance(86_400);
    expect((await ask(OWNER)).body.locked).toBe(true);
    expect(await test.commands.execute(new UnlockNumber(`+91${OWNER}`))).toBe(true);
    expect(await test.commands.execute(new UnlockNumber('+919812300009'))).toBe(false);
    expect(counted('number_unlocked')).toEqual([expect.objectContaining({ phone: expect.any(String) })]);
    expect((await ask(OWNER)).status).toBe(201);
    expect((await prove(OWNER, codeOf(OWNER))).status).toBe(201);
  });

  it('fails closed: if budgets cannot be counted, no text is sent and no code is checked', async () => {
    await start();
    await ask(OWNER);
    for (const table of ['sign_in_budget', 'sign_in_prefix', 'sign_in_code']) {
      await test.database.pool.query(`alter table ${table} rename to away`);
      expect((await ask('9812300001', { jar: stranger })).status, table).toBe(503);
      if (table !== 'sign_in_prefix') expect((await prove(OWNER, codeOf(OWNER))).status, table).toBe(503);
      await test.database.pool.query(`alter table away rename to ${table}`);
    }
    expect(test.sent).toHaveLength(1);
    expect((await prove(OWNER, codeOf(OWNER))).status).toBe(201);
  });
});
