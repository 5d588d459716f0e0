import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../testing/test-app.ts';
import { OpenAccount } from '../accounts/open-account.ts';

const SIGN_IN = '/api/auth/signup/signin';
const VERIFY = '/api/auth/signin/otpverify';

describe('signing in', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await TestApp.start();
  });
  afterEach(() => test.stop());

  const ask = (phone: string, more = {}) =>
    test.request('POST', SIGN_IN, { body: { mobile_phone: phone, country_code: '+91', ...more } });
  const prove = (phone: string, otp: string) =>
    test.request('POST', VERIFY, { body: { mobile_phone: phone, country_code: '+91', otp } });
  const wrongFor = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
  const guess = (phone: string) => prove(phone, wrongFor(test.readCode(`+91${phone}`)));

  it('A-01 K-09 sends a code to the number and grants access for it', async () => {
    expect(await ask('98765 43210')).toMatchObject({ status: 201, body: { status: true } });
    expect(test.sent).toEqual([{ phone: '+919876543210', text: expect.stringMatching(/^\d{4} is your Naksha code$/) }]);
    const { status, body } = await prove('9876543210', test.readCode('+919876543210'));
    expect({ status, body }).toEqual({ status: 201, body: { status: true, access: expect.any(String) } });
    const me = await test.request('GET', '/api/auth/myprofile', { token: body.access });
    expect(me.body.users).toMatchObject({ mobile_phone: '9876543210', country_code: '+91', first_name: '' });
  });

  it('D-61 D-66 stores neither an idempotency record nor an event of the code', async () => {
    const headers = { 'idempotency-key': 'sign-in-1' };
    await test.request('POST', SIGN_IN, { body: { mobile_phone: '9876543210' }, headers });
    expect((await test.database.pool.query('select from idempotency')).rowCount).toBe(0);
    expect(await test.events()).toEqual([]);
  });

  it('S-09 stores the token and S-01 the phone as keyed hashes outside the vault, and S-02 the code', async () => {
    const access = await test.signIn('9876543210');
    expect(Buffer.from(access, 'base64url')).toHaveLength(32);
    await ask('9876543211');
    const code = test.readCode('+919876543211');
    const { rows } = await test.database.pool.query(`select
      (select jsonb_agg(to_jsonb(t)) from account t)::text || (select jsonb_agg(to_jsonb(t)) from session t)::text ||
      (select jsonb_agg(to_jsonb(t)) from sign_in_code t)::text || (select jsonb_agg(to_jsonb(t)) from events t)::text ||
      (select jsonb_agg(to_jsonb(t)) from claims t)::text || (select jsonb_agg(to_jsonb(t)) from sign_in_counter t)::text all_of_it`);
    for (const secret of [access, '9876543210', '9876543211', `"${code}"`])
      expect(rows[0].all_of_it).not.toContain(secret);
    const vault = await test.database.pool.query('select phone from vault_person');
    expect(vault.rows).toEqual([{ phone: '+919876543210' }]);
  });

  it('S-02 accepts a code once, and not after ten minutes', async () => {
    await ask('9876543210');
    const code = test.readCode('+919876543210');
    expect((await prove('9876543210', code)).status).toBe(201);
    expect((await prove('9876543210', code)).body).toEqual({ status: false, code_ended: true });
    test.advance(60);
    await ask('9876543210');
    test.advance(601);
    expect((await prove('9876543210', test.readCode('+919876543210'))).body).toEqual({
      status: false,
      code_ended: true,
    });
  });

  it('S-03 ends a code after three wrong tries, even for the right digits', async () => {
    await ask('9876543210');
    for (let n = 0; n < 3; n++)
      expect(await guess('9876543210')).toMatchObject({ status: 200, body: { status: false } });
    const right = await prove('9876543210', test.readCode('+919876543210'));
    expect(right).toMatchObject({ status: 200, body: { status: false, code_ended: true } });
  });

  it('S-04 locks the number for an hour after five wrong codes in a row, even for the right code', async () => {
    await ask('9876543210');
    for (let n = 0; n < 3; n++) await guess('9876543210');
    await ask('9876543210');
    expect((await guess('9876543210')).body).toEqual({ status: false });
    expect(await guess('9876543210')).toMatchObject({ status: 200, body: { locked: true, retry_after: 3600 } });
    test.advance(600);
    expect((await prove('9876543210', test.readCode('+919876543210'))).body).toEqual({
      locked: true,
      retry_after: 3000,
    });
    expect(await ask('9876543210')).toMatchObject({ status: 200, body: { locked: true, retry_after: 3000 } });
    test.advance(3000);
    expect((await ask('9876543210')).status).toBe(201);
    expect((await prove('9876543210', test.readCode('+919876543210'))).status).toBe(201);
  });

  it('S-05 rejects another code for 20 s with Retry-After, A-23 except after a wrong one', async () => {
    await ask('9876543210');
    test.advance(5);
    const early = await ask('9876543210');
    expect(early.status).toBe(429);
    expect(early.headers['retry-after']).toBe('15');
    await guess('9876543210');
    expect((await ask('9876543210')).status).toBe(201);
    expect((await ask('9876543210')).status).toBe(429);
    test.advance(20);
    expect((await ask('9876543210')).status).toBe(201);
  });

  it('S-05 sends at most ten codes per number and day, and starts again at midnight in India', async () => {
    for (let n = 0; n < 10; n++) {
      expect((await ask('9876543210')).status).toBe(201);
      test.advance(21);
    }
    const refused = await ask('9876543210');
    expect(refused.status).toBe(429);
    expect((await ask('9876543211')).status).toBe(201);
    test.advance(Number(refused.headers['retry-after']));
    expect((await ask('9876543210')).status).toBe(201);
    expect(test.sent.filter(({ phone }) => phone === '+919876543210')).toHaveLength(11);
  });

  it('S-06 limits an address for any numbers: first with proof of work, and finally completely', async () => {
    for (let n = 0; n < 60; n++) expect((await ask(`98${100 + n}00000`)).status).toBe(201);
    const dear = await ask('9876599999');
    expect(dear).toMatchObject({ status: 200, body: { status: false, work: { attempts: 128 } } });
    await test.database.pool.query(`update sign_in_budget set used = 600 where kind = 'texts' and used > 0`);
    const refused = await ask('9876599999');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(test.security).toContainEqual(expect.objectContaining({ kind: 'rate_limited', limit: 'sign_in' }));
    test.advance(3600);
    expect((await ask('9876599999')).status).toBe(201);
  });

  it('S-06 limits an address that guesses, for any numbers', async () => {
    for (let tens = 0; tens < 30; tens++) {
      const guesses = Array.from({ length: 10 }, (_, n) =>
        prove(`98765${String(tens * 10 + n).padStart(5, '0')}`, '0000'),
      );
      for (const { status, body } of await Promise.all(guesses))
        expect([status, body]).toEqual([200, { status: false, code_ended: true }]);
    }
    expect((await prove('9876543210', '0000')).status).toBe(429);
  });

  it('S-07 keeps requests and guesses over a restart', async () => {
    await ask('9876543210');
    for (let n = 0; n < 3; n++) await guess('9876543210');
    await test.stop({ keepDatabase: true });
    const { jar } = test;
    const code = test.readCode('+919876543210');
    test = await TestApp.start({}, {}, test.database);
    for (const cookie of jar) test.jar.set(...cookie);
    expect((await prove('9876543210', code)).body).toEqual({ status: false, code_ended: true });
    expect((await ask('9876543210')).status).toBe(201);
    expect((await ask('9876543210')).status).toBe(429);
    await guess('9876543210');
    expect((await guess('9876543210')).body).toMatchObject({ locked: true });
  });

  it('S-07 rejects sign-in if the counters cannot be read', async () => {
    await ask('9876543210');
    await test.database.pool.query('alter table sign_in_counter rename to sign_in_counter_away');
    expect(await ask('9876543211')).toMatchObject({ status: 503 });
    const code = test.readCode('+919876543210');
    expect(await prove('9876543210', code)).toMatchObject({ status: 503 });
    expect(test.sent).toHaveLength(1);
    await test.database.pool.query('alter table sign_in_counter_away rename to sign_in_counter');
    expect((await prove('9876543210', code)).status).toBe(201);
  });

  it('S-08 responds equally for numbers with and without an account, and does not look up the account', async () => {
    await test.signIn('9876543210');
    test.jar.clear();
    test.advance(60);
    await test.database.pool.query('alter table account rename to account_away');
    const known = [await ask('9876543210'), await guess('9876543210')];
    const unknown = [await ask('9876543211'), await guess('9876543211')];
    await test.database.pool.query('alter table account_away rename to account');
    const said = (answers: typeof known) => answers.map(({ status, body }) => ({ status, body }));
    expect(said(known)).toEqual(said(unknown));
    expect(said(known)).toEqual([
      { status: 201, body: { status: true, otp_length: 4 } },
      { status: 200, body: { status: false } },
    ]);
    const [first] = [await prove('9876543210', test.readCode('+919876543210'))];
    const [second] = [await prove('9876543211', test.readCode('+919876543211'))];
    expect(Object.keys(first.body)).toEqual(Object.keys(second.body));
  });

  it('V-06 rejects input that is not one valid mobile number, returns what was read, and sends no text', async () => {
    const reasonFor = async (typed: string) => {
      const { status, body } = await ask(typed);
      expect([status, body.errors?.[0]?.field], typed).toEqual([422, 'mobile_phone']);
      return body.errors[0].reason;
    };
    expect(await reasonFor('')).toBe('Invalid Phone Number');
    for (const [typed, read] of [
      ['12345', '+91 12345'],
      ['abc', 'abc'],
      ['98765432101234', '+91 98765432101234'],
      ['98765 12340 / 98765 12341', '98765 12340 / 98765 12341'],
      ['98765O2340', '98765O2340'],
      ['9876512340x12', '9876512340x12'],
      ['4165550199', '4165550199'],
    ])
      expect(await reasonFor(typed)).toContain(`Invalid Phone Number: “${read}”`);
    for (const [typed, read] of [
      ['18001234567', '+91 1800 123 4567'],
      ['0172 2700001', '+91 172 270 0001'],
    ])
      expect(await reasonFor(typed)).toBe(
        `${read} is not a mobile number and can’t receive texts. Enter a mobile number.`,
      );
    expect(test.sent).toEqual([]);
  });

  it('V-06 texts a pasted number, whatever surrounds it, and accepts the code in any digits', async () => {
    const pasted = [
      '(+91) 98765 12341',
      '919876512342',
      '\u202a+91 98765 12343\u202c',
      '०९८७६५ १२३४४',
      '00919876512345',
    ];
    for (const typed of pasted) expect((await ask(typed)).status, typed).toBe(201);
    expect(test.sent.map(({ phone }) => phone)).toEqual([1, 2, 3, 4, 5].map((n) => `+91987651234${n}`));
    const code = test.readCode('+919876512341');
    const inDevanagari = code.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
    const proven = await prove('+91 (98765) 12341', `${inDevanagari.slice(0, 2)}-${inDevanagari.slice(2)} `);
    expect(proven.status).toBe(201);
  });

  it('never texts a demo number', async () => {
    expect((await ask('0000000001')).status).toBe(422);
    expect(test.sent).toEqual([]);
  });

  it('K-08 V-12 V-14 stores the names of the request once the code is proven', async () => {
    const more = { firstname: 'Asha', lastname: 'Rana', subtype: '2', firm_name: 'Rana Homes' };
    expect(await ask('9876543210', { ...more, firm_name: '' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'firm_name', reason: 'Please enter firm name.' }] },
    });
    expect(await ask('9876543210', { ...more, firstname: 'x'.repeat(26) })).toMatchObject({
      body: { errors: [{ field: 'firstname' }] },
    });
    expect((await ask('9876543210', more)).status).toBe(201);
    const { body } = await prove('9876543210', test.readCode('+919876543210'));
    const me = await test.request('GET', '/api/auth/myprofile', { token: body.access });
    expect(me.body.users).toMatchObject({
      mobile_phone: '9876543210',
      country_code: '+91',
      first_name: 'Asha',
      last_name: 'Rana',
      subtype: '2',
      firm_name: 'Rana Homes',
    });
    expect(await test.events()).toEqual([{ type: 'AccountOpened', data: { subtype: '2', demo: false } }]);
  });

  it('D-55 opens one account for a number, however many requests prove it at once', async () => {
    const other = await TestApp.start({}, {}, test.database);
    const open = ({ commands, clock }: TestApp) => commands.execute(new OpenAccount('+919876543210', clock.now()));
    const opened = await Promise.all([test, other, test, other, test, other].map(open));
    expect(new Set(opened).size).toBe(1);
    expect(await test.events()).toEqual([{ type: 'AccountOpened', data: { demo: false } }]);
    await other.stop({ keepDatabase: true });
  });
});

describe('a failing gateway', () => {
  it('is reported at once, and another code can be requested later', async () => {
    let broken = true;
    const sent: string[] = [];
    const send = async (_: string, text: string) => {
      if (broken) throw new Error('carrier away');
      sent.push(text);
    };
    const test = await TestApp.start({}, { sms: { send } });
    const ask = () => test.request('POST', SIGN_IN, { body: { mobile_phone: '9876543210' } });
    expect(await ask()).toMatchObject({ status: 503, body: { code: 'sms_not_sent' } });
    broken = false;
    test.advance(20);
    expect((await ask()).status).toBe(201);
    expect(sent).toHaveLength(1);
    await test.stop();
  });
});

describe('sign-in restrictions', () => {
  const body = { mobile_phone: '2025550123', country_code: '+1' };

  it('A-26 A-27 rejects another country without access, unless the number is listed outside production', async () => {
    const production = { OTP_BYPASS_NUMBERS: ['+12025550123'], production: true, printsTexts: false };
    for (const overrides of [{ SMS_COUNTRIES: ['+91'] }, production]) {
      const test = await TestApp.start(overrides);
      const asked = await test.request('POST', SIGN_IN, { body });
      expect(asked).toMatchObject({ status: 200, body: { status: false } });
      const proven = await test.request('POST', VERIFY, { body: { ...body, otp: '0000' } });
      expect(proven).toMatchObject({ status: 200, body: { status: false } });
      expect(proven.body).not.toHaveProperty('access');
      expect(test.sent).toEqual([]);
      await test.stop();
    }
  });

  it('A-26 A-27 lets a listed number sign in with the fixed code, and sends nothing', async () => {
    const test = await TestApp.start({ OTP_BYPASS_NUMBERS: ['+12025550123'], SMS_COUNTRIES: ['+91'] });
    expect((await test.request('POST', SIGN_IN, { body })).status).toBe(201);
    expect((await test.request('POST', VERIFY, { body: { ...body, otp: '1234' } })).body).toEqual({ status: false });
    expect((await test.request('POST', VERIFY, { body: { ...body, otp: '0000' } })).status).toBe(201);
    expect(test.sent).toEqual([]);
    await test.stop();
  });

  it('A-25 texts every country if texts are printed, and only India through a gateway', async () => {
    const test = await TestApp.start();
    expect((await test.request('POST', SIGN_IN, { body })).status).toBe(201);
    expect(test.sent.map(({ phone }) => phone)).toEqual(['+12025550123']);
    await test.stop();
    const gateway = await TestApp.start({ printsTexts: false });
    expect((await gateway.request('GET', '/api/property/otp-enable')).body.sms_countries).toEqual(['+91']);
    await gateway.stop();
  });

  it('A-25 K-07 V-09 returns whether codes are sent, their length and their countries', async () => {
    const test = await TestApp.start({ OTP_LENGTH: 6, SMS_COUNTRIES: ['+91', '+1'] });
    const { body: flag } = await test.request('GET', '/api/property/otp-enable');
    expect(flag).toEqual({ enable_flag: true, otp_length: 6, sms_countries: ['+91', '+1'] });
    expect((await test.request('POST', SIGN_IN, { body })).status).toBe(201);
    expect(test.readCode('+12025550123')).toMatch(/^\d{6}$/);
    await test.stop();
  });
});
