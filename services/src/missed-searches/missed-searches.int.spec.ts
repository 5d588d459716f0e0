import { MISSED_SEARCH_KEPT_DAYS } from '@naksha/events/wire/missed-searches';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Retention } from '../retention/retention.ts';
import { TestApp } from '../testing/test-app.ts';
import { MISSED_AN_HOUR, MissedSearches } from './missed-searches.ts';

const DAY_S = 86_400;
const READING = 'bedrooms=2&place=mohali&price_range=0%2C50&property_subtype=flat';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.stop());
beforeEach(async () => {
  await test.database.pool.query('truncate missed_search, sign_in_budget');
});

const session = (n: number): string => n.toString(16).padStart(32, '0');
const report = async (query: string, n: number, { from, token }: { from?: string; token?: string } = {}) =>
  (await test.request('POST', '/api/missed-searches', { body: { query, session: session(n) }, from, token })).status;
const stored = async () =>
  (
    await test.database.pool.query<{ reading: string; day: string; session_key: string }>(
      'select reading, day::text, session_key from missed_search order by reading, day',
    )
  ).rows;
const listed = () => test.app.get(MissedSearches, { strict: false }).list();

it('F-47 keeps known filter values and the day, and no words, numbers, positions, person or linkable session', async () => {
  const token = await test.signIn('9876543210');
  const before = await test.events();
  const typed = `${READING.replace('50', '48')}&search=Ravi+9876543210&poly=30.7,76.7;30.7,76.8;30.8,76.8&size=1451,1451,sqft`;
  expect(await report(`${typed}&place=ravi-9876543210&c=30.71234,76.71234,15`, 1, { token })).toBe(204);
  expect(await report('bedrooms=3', 1, { token })).toBe(204);
  expect(await report('search=Ravi+9876543210', 1, { token })).toBe(204);
  const [one, other, ...more] = await stored();
  expect([one, other].map(({ reading, day }) => [reading, day])).toEqual([
    [READING, '2026-11-21'],
    ['bedrooms=3', '2026-11-21'],
  ]);
  expect(more).toEqual([]);
  expect(one.session_key).not.toContain(session(1));
  expect(one.session_key).not.toBe(other.session_key);
  expect(await test.events()).toEqual(before);
  const columns = await test.database.pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'missed_search'`,
  );
  expect(columns.rows.map(({ name }) => name).sort()).toEqual(['day', 'reading', 'session_key']);
});

it('Y-19 lists a search once it was made on five days in five sessions', async () => {
  const days = [1, 2, 3, 4, 5];
  for (const n of days) {
    await report('bedrooms=1', 1);
    for (const one of n < 5 ? [n, n + 5] : []) await report('bedrooms=2', one);
    await report('bedrooms=3', n);
    await report('bedrooms=3', n);
    if (n < 5) expect(await listed()).toEqual([]);
    test.advance(DAY_S);
  }
  expect(await listed()).toEqual([{ reading: 'bedrooms=3', sessions: 5 }]);
  await report('bedrooms=2', 20);
  expect(await listed()).toEqual([
    { reading: 'bedrooms=2', sessions: 9 },
    { reading: 'bedrooms=3', sessions: 5 },
  ]);
});

it('F-47 is deleted after 90 days', async () => {
  await report(READING, 1);
  const retention = test.app.get(Retention, { strict: false });
  const after = (days: number) => retention.once(new Date(test.clock.now().getTime() + days * DAY_S * 1000));
  await after(MISSED_SEARCH_KEPT_DAYS);
  expect(await stored()).toHaveLength(1);
  await after(MISSED_SEARCH_KEPT_DAYS + 1);
  expect(await stored()).toEqual([]);
});

it('limits what is stored from one network, and stores the same from others', async () => {
  const share = MISSED_AN_HOUR / 20;
  for (let n = 0; n <= share; n++) expect(await report(READING, n, { from: '203.0.113.7' })).toBe(204);
  expect(await stored()).toHaveLength(share);
  await report(READING, 100, { from: '198.51.100.7' });
  expect(await stored()).toHaveLength(share + 1);
});

it('rejects other fields, and a session that is not a random number', async () => {
  for (const body of [
    { query: READING },
    { query: READING, session: 'Ravi' },
    { query: READING, session: session(1), phone: '9876543210' },
  ])
    expect((await test.request('POST', '/api/missed-searches', { body })).status, JSON.stringify(body)).toBe(422);
});
