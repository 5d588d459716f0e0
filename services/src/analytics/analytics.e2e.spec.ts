import { ANALYTICS_EVENTS, ANALYTICS_KEPT_DAYS } from '@naksha/events/wire/analytics';
import { Logger } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WRITE_DATABASE } from '../injection/tokens.ts';
import { Retention } from '../retention/retention.ts';
import { analyticsSinkContract } from '../testing/analytics-sink-contract.ts';
import { TestApp } from '../testing/test-app.ts';
import { AnalyticsHours } from './analytics-hours.ts';
import { ANALYTICS_SINK, type AnalyticsSink } from './analytics-sink.port.ts';
import { PostgresAnalyticsSink } from './postgres-analytics-sink.ts';

const DAY = 86_400_000;

describe('events of visitors who consented', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start();
  });
  afterAll(() => test.stop());
  beforeEach(async () => {
    await test.database.pool.query('truncate analytics_hour');
  });
  afterEach(() => vi.restoreAllMocks());

  const report = (body: object, token?: string) => test.request('POST', '/api/analytics', { body, token });
  const counted = async (): Promise<Record<string, number>> => {
    const { rows } = await test.database.pool.query<{ event: string; hour: Date; happened: string }>(
      'select event, hour, happened from analytics_hour',
    );
    return Object.fromEntries(
      rows.map(({ event, hour, happened }) => [`${event} ${hour.toISOString()}`, Number(happened)]),
    );
  };

  describe('in our own table', () => {
    afterEach(() => test.database.pool.query('alter table if exists analytics_away rename to analytics_hour'));
    analyticsSinkContract(() => ({
      sink: new PostgresAnalyticsSink(test.app.get(WRITE_DATABASE, { strict: false })),
      counted,
      break: async () => {
        await test.database.pool.query('alter table analytics_hour rename to analytics_away');
      },
    }));
  });

  it('N-06 are post property, close and contacted seller, and no others', async () => {
    expect(ANALYTICS_EVENTS).toEqual(['post property', 'close', 'contacted seller']);
    test.advance(25 * 60);
    const token = await test.signIn('9876543210');
    for (const event of ANALYTICS_EVENTS) expect((await report({ event }, token)).status).toBe(204);
    const hour = '2026-11-21T06:00:00.000Z';
    expect(await counted()).toEqual({
      [`post property ${hour}`]: 1,
      [`close ${hour}`]: 1,
      [`contacted seller ${hour}`]: 1,
    });
    for (const wrong of [{ event: 'Close' }, { event: 'viewed' }, {}, { event: 'close', phone: '9876543210' }])
      expect((await report(wrong)).status, JSON.stringify(wrong)).toBe(422);
    expect(Object.values(await counted())).toEqual([1, 1, 1]);
  });

  it('are returned as counts for the full hours of a period, if they are counted here', async () => {
    const hours = test.app.get(AnalyticsHours, { strict: false });
    for (const event of ['close', 'close', 'contacted seller']) await report({ event });
    const hour = new Date(Math.floor(test.clock.now().getTime() / 3_600_000) * 3_600_000);
    expect(await hours.countSince(hour)).toEqual({ 'post property': 0, close: 2, 'contacted seller': 1 });
    expect(await hours.countSince(new Date(hour.getTime() + 1))).toEqual({
      ...{ 'post property': 0, close: 0, 'contacted seller': 0 },
    });
    const database = test.app.get(WRITE_DATABASE, { strict: false });
    const elsewhere = new AnalyticsHours(database, { ANALYTICS_URL: 'https://count.example' });
    expect(await elsewhere.countSince(hour)).toBeUndefined();
  });

  it('contain no person, browser or exact time, and are not in the event log', async () => {
    const { rows } = await test.database.pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'analytics_hour'`,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(['event', 'happened', 'hour']);
    const before = await test.events();
    await report({ event: 'close' });
    expect(await test.events()).toEqual(before);
    await expect(
      test.database.pool.query(`insert into analytics_hour values ('close', '2026-11-21T06:00:01Z', 1)`),
    ).rejects.toThrow(/check/);
  });

  it('are kept for thirteen months', async () => {
    await report({ event: 'close' });
    const retention = test.app.get(Retention, { strict: false });
    const after = (days: number) => retention.once(new Date(test.clock.now().getTime() + days * DAY));
    await after(ANALYTICS_KEPT_DAYS - 1);
    expect(Object.keys(await counted())).toHaveLength(1);
    await after(ANALYTICS_KEPT_DAYS + 1);
    expect(await counted()).toEqual({});
  });

  it('are lost if they cannot be counted, without an error for the sender', async () => {
    const logged = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const sink = test.app.get<AnalyticsSink>(ANALYTICS_SINK, { strict: false });
    vi.spyOn(sink, 'countEvent').mockRejectedValue(new Error('it is away'));
    expect((await report({ event: 'close' })).status).toBe(204);
    expect(logged).toHaveBeenCalledOnce();
  });
});
