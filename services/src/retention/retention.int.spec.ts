import { setImmediate as turn } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sessions } from '../identity/sessions.ts';
import { PostListing } from '../listings/post-listing/post-listing.ts';
import { flat, seller } from '../testing/sample-listing.ts';
import { TestApp } from '../testing/test-app.ts';
import { Retention } from './retention.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('retention', () => {
  let test: TestApp;
  let retention: Retention;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    test = await TestApp.start();
    retention = test.app.get(Retention, { strict: false });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await test.stop();
    vi.useRealTimers();
  });

  const count = async (table: string) => (await test.database.pool.query(`select from ${table}`)).rowCount;
  const ask = (phone: string) => test.request('POST', '/api/auth/signup/signin', { body: { mobile_phone: phone } });
  const prove = (phone: string, otp: string) =>
    test.request('POST', '/api/auth/signin/otpverify', { body: { mobile_phone: phone, otp } });
  const later = (ms: number) => retention.once(new Date(test.clock.now().getTime() + ms));

  it('D-60 keeps an idempotency record for at least a day, but not permanently', async () => {
    const post = () => test.commands.execute(new PostListing(flat, test.meta(seller, 'again')));
    const since = (ms: number) => retention.once(new Date(Date.now() + ms));
    const first = await post();
    await since(47 * HOUR);
    expect(await post()).toEqual(first);
    await since(49 * HOUR);
    expect(await count('idempotency')).toBe(0);
    expect(await count('events')).toBe(1);
  });

  it('runs in the serving process every hour, and stops with it', async () => {
    await ask('9876543210');
    test.advance(DAY / 1000);
    const rounds = vi.spyOn(retention, 'once');
    vi.advanceTimersByTime(HOUR);
    await turn();
    await rounds.mock.results[0].value;
    expect(await count('sign_in_code')).toBe(0);
    await retention.beforeApplicationShutdown();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('deletes any number of rows, a thousand at a time', async () => {
    const rows = `insert into sign_in_budget select 'a' || n, 'texts', $1::timestamptz + interval '1 hour', 1 from generate_series(1, 2500) n`;
    await test.database.pool.query(rows, [test.clock.now()]);
    await later(HOUR / 2);
    expect(await count('sign_in_budget')).toBe(2500);
    await later(2 * HOUR);
    expect(await count('sign_in_budget')).toBe(0);
  });

  it('drops sessions that have ended and no other', async () => {
    const token = await test.signIn('9876543210');
    await later(29 * DAY);
    expect(await test.app.get(Sessions, { strict: false }).resolve(token)).toBeDefined();
    await later(31 * DAY);
    expect(await count('session')).toBe(0);
  });

  it('drops names that nobody proved, and codes that ended, but not the count of the day', async () => {
    await ask('9876543210');
    await later(5 * 60_000);
    expect(await Promise.all(['vault_pending_profile', 'sign_in_code'].map(count))).toEqual([1, 1]);
    await later(11 * 60_000);
    expect(await Promise.all(['vault_pending_profile', 'sign_in_code', 'sign_in_counter'].map(count))).toEqual([
      0, 0, 1,
    ]);
    await later(3 * DAY);
    expect(await count('sign_in_counter')).toBe(0);
  });

  it('drops effects that ended a month ago, and none that is unfinished or dead', async () => {
    const states = ['pending', 'running', 'done', 'dropped', 'dead'];
    await test.database.pool.query(
      `insert into effects (event_id, kind, partition, seq, subject, state, due_at, created_at, done_at)
       select gen_random_uuid(), 'notify-lead', 0, 1, 'one', state, $2, $2, case when state in ('done', 'dropped') then $2::timestamptz end
       from unnest($1::text[]) as state`,
      [states, test.clock.now()],
    );
    await later(29 * DAY);
    expect(await count('effects')).toBe(5);
    await later(31 * DAY);
    const { rows } = await test.database.pool.query('select state from effects order by state');
    expect(rows.map(({ state }) => state)).toEqual(['dead', 'pending', 'running']);
  });

  it('never resets consecutive wrong tries', async () => {
    for (const n of [1, 2, 3, 4]) {
      if (n === 1 || n === 4) await ask('9876543210');
      const wrong = test.readCode('+919876543210') === '0000' ? '1111' : '0000';
      expect((await prove('9876543210', wrong)).body).toEqual({ status: false });
    }
    await later(30 * DAY);
    test.advance((30 * DAY) / 1000);
    await ask('9876543210');
    const wrong = test.readCode('+919876543210') === '0000' ? '1111' : '0000';
    expect((await prove('9876543210', wrong)).body).toEqual({ locked: true, retry_after: 3600 });
  });

  it('continues with the others if one fails', async () => {
    await ask('9876543210');
    await test.database.pool.query('alter table session rename to session_away');
    const logged = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
    await later(DAY);
    expect(logged).toHaveBeenCalledOnce();
    expect(await count('sign_in_code')).toBe(0);
  });
});
