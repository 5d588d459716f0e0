import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings, TestApp } from '../../../testing/test-app.ts';
import { KeyedHashes } from '../../keyed-hashes.ts';

const [V4, V6] = ['203.0.113.77', '2001:db8:7:1::5'];
const WEIGHT = 10_000;
const GUESSES_A_DAY = 1000;

const SCOPES = [
  { scope: 'address', from: V4, whose: '203.0.113.77', share: 0.05 },
  { scope: 'ipv4_24', from: V4, whose: '203.0.113', share: 0.1 },
  { scope: 'ipv6_64', from: V6, whose: '2001:db8:7:1', share: 0.05 },
  { scope: 'ipv6_48', from: V6, whose: '2001:db8:7', share: 0.1 },
  { scope: 'ipv6_32', from: V6, whose: '2001:db8', share: 0.5 },
  { scope: 'country', from: V4, whose: '+91', share: 0.9 },
  { scope: 'all', from: V6, whose: 'all', share: 1 },
] as const;

describe('budgets of each network, country and the site', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start();
  });
  afterAll(() => test.stop());

  const keyOf = (whose: string) => test.app.get(KeyedHashes, { strict: false }).hashCounterKey(whose);
  const clear = async () => {
    test.security.length = 0;
    for (const table of ['sign_in_budget', 'sign_in_code', 'sign_in_counter', 'sign_in_prefix'])
      await test.database.pool.query(`delete from ${table}`);
  };
  const fill = (whose: string, kind: string, used: number) =>
    test.database.pool.query('insert into sign_in_budget (key_hash, kind, ends_at, used) values ($1, $2, $3, $4)', [
      keyOf(whose),
      kind,
      new Date(test.clock.now().getTime() + 3_600_000),
      Math.floor(used),
    ]);
  const used = async (whose: string, kind: string): Promise<number> => {
    const { rows } = await test.database.pool.query<{ used: number }>(
      'select used::int from sign_in_budget where key_hash = $1 and kind = $2',
      [keyOf(whose), kind],
    );
    return rows[0]?.used ?? 0;
  };
  const ask = (from: string) =>
    test.request('POST', '/api/auth/signup/signin', { body: { mobile_phone: '9876543210' }, jar: new Map(), from });
  const low = () => test.security.filter(({ kind }) => kind === 'budget_low');

  it.each(SCOPES)(
    'S-22 a text is counted for its $scope, and requires proof of work once that has used its share',
    async (one) => {
      await clear();
      expect((await ask(one.from)).status).toBe(201);
      expect(await used(one.whose, 'texts')).toBe(1);

      await clear();
      const share = one.share * settings.SIGN_IN_TEXTS_AN_HOUR;
      await fill(one.whose, 'texts', share - 1);
      expect((await ask(one.from)).status).toBe(201);
      expect(low()).toEqual([]);
      test.advance(21);
      expect((await ask(one.from)).body).toMatchObject({ status: false, work: { attempts: 128 } });
      expect(low()).toEqual([expect.objectContaining({ of: 'texts', budget: one.scope })]);
    },
  );

  it.each(SCOPES)(
    'S-22 a wrong guess is counted for its $scope, and makes codes longer once half its share is used',
    async (one) => {
      await clear();
      const jar = new Map();
      const body = { mobile_phone: '9876543210' };
      const asked = await test.request('POST', '/api/auth/signup/signin', { body, jar, from: one.from });
      const otp = test.readCode('+919876543210').replace(/\d/g, (digit) => String(9 - Number(digit)));
      await test.request('POST', '/api/auth/signin/otpverify', { body: { ...body, otp }, jar, from: one.from });
      expect(await used(one.whose, 'guesses')).toBe(WEIGHT);
      expect(low()).toEqual([]);

      await clear();
      await fill(one.whose, 'guesses', (one.share * GUESSES_A_DAY * WEIGHT) / 2);
      expect((await ask(one.from)).body.otp_length).toBe(asked.body.otp_length + 1);
      expect(low()).toEqual([expect.objectContaining({ of: 'guesses', budget: one.scope })]);
    },
  );
});
