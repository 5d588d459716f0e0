import { OwnRedis } from '@naksha/events/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notifyLead } from '../interest/notify-lead/notify-lead.ts';
import { ReactorBed } from '../testing/reactor-bed.ts';
import { BullmqRedisQueue } from './bullmq-redis-queue.ts';
import type { RunningReactors } from './start-reactors.ts';

/** More than the sum of all pauses in stopping. */
const STOPS_WITHIN_MS = 10_000;

describe('effects while Redis fails', () => {
  let bed: ReactorBed;
  let redis: OwnRedis;
  beforeEach(async () => {
    [bed, redis] = [await ReactorBed.open(notifyLead), await OwnRedis.start()];
    await bed.drain(await bed.start());
    await bed.stopReactors();
  });
  afterEach(async () => {
    await bed.close();
    await redis.remove();
  });

  const start = (sweepMs = 50) =>
    bed.start({ redisUrl: redis.url, substitutes: { sweepMs, graceMs: 0, roundMs: 3_600_000 } });
  const prefix = async () => {
    const { rows } = await bed.app.database.pool.query('select id from event_source');
    return `naksha-jobs-${rows[0].id}`;
  };
  const lead = async () => bed.contact(await bed.listing(await bed.account()));
  const states = async () => (await bed.effects()).map(({ state }) => state);
  const until = (holds: () => Promise<boolean>) => expect.poll(holds, { timeout: 30_000 }).toBe(true);
  const noted = (amount: number) => until(async () => (await states()).length === amount);
  const allDone = () => until(async () => (await states()).every((state) => state === 'done'));
  const stop = async (reactors: RunningReactors) => {
    const began = performance.now();
    await reactors.stop();
    return performance.now() - began;
  };

  it('D-34 effects use Redis if its address is set', async () => {
    const reactors = await start(3_600_000);
    await lead();
    await bed.drain(reactors);
    expect(bed.texts).toHaveLength(1);
    expect(await redis.type(`EXISTS ${await prefix()}:effects:meta`)).toBe(':1');
    const { rows } = await bed.app.database.pool.query('select from bullmq.job');
    expect(rows).toEqual([]);
    expect(await stop(reactors)).toBeLessThan(STOPS_WITHIN_MS);
  });

  it('D-64 a flushed Redis loses no effect', async () => {
    const adding = new BullmqRedisQueue({ redisUrl: redis.url, prefix: await prefix(), onError: () => {} });
    await bed.start({
      substitutes: { queue: { add: (effects) => adding.add(effects), work: () => {}, close: () => adding.close() } },
    });
    for (let n = 0; n < 5; n++) await lead();
    await until(async () => (await redis.type(`LLEN ${await prefix()}:effects:wait`)) === ':5');
    expect(await redis.type('FLUSHALL')).toBe('+OK');
    expect(await states()).toEqual(Array(5).fill('pending'));
    await bed.stopReactors();
    await start();
    await allDone();
    expect(bed.texts).toHaveLength(5);
  });

  it('D-64 effects are performed while Redis is unavailable, and afterwards', async () => {
    const reactors = await start();
    await redis.kill();
    for (let n = 0; n < 3; n++) await lead();
    await noted(3);
    await allDone();
    expect(bed.texts).toHaveLength(3);
    expect(bed.errors.filter(({ what }) => what === 'job queue failed')).toHaveLength(1);
    expect(bed.recovered).toEqual([]);
    await redis.start();
    await expect.poll(() => bed.recovered).toEqual(['job queue recovered']);
    await lead();
    await noted(4);
    await allDone();
    expect(bed.texts).toHaveLength(4);
    expect(await stop(reactors)).toBeLessThan(STOPS_WITHIN_MS);
  });

  it('stops in bounded time while Redis is unavailable, and the next start continues', async () => {
    const reactors = await start();
    await redis.kill();
    await lead();
    await noted(1);
    expect(await stop(reactors)).toBeLessThan(STOPS_WITHIN_MS);
    expect(await states()).toEqual(['pending']);
    await redis.start();
    await start();
    await allDone();
  });

  it('continues while Redis is frozen, and stops in bounded time', async () => {
    const reactors = await start();
    await lead();
    await allDone();
    redis.freeze();
    for (let n = 0; n < 3; n++) await lead();
    await noted(4);
    expect(await stop(reactors)).toBeLessThan(STOPS_WITHIN_MS);
    redis.thaw();
    await start();
    await allDone();
    expect(bed.texts).toHaveLength(4);
  });

  it('starts before Redis is available, and stops in bounded time if it never is', async () => {
    await redis.kill();
    const never = await start();
    await lead();
    await noted(1);
    expect(await stop(never)).toBeLessThan(STOPS_WITHIN_MS);
    await start();
    await redis.start();
    await allDone();
    expect(bed.texts).toHaveLength(1);
  });
});
