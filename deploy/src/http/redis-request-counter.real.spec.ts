import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { loadRealServerAddresses, OwnRedis } from '@naksha/events/testing';
import { type LinkState, RedisLink, type RedisLinkOptions } from '@naksha/read-model/redis';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { requestCounterContract } from '../testing/request-counter-contract.ts';
import { limitRequestRate } from './limit-request-rate.ts';
import { MemoryRequestCounter } from './memory-request-counter.ts';
import { sendProblem } from './problem-filter.ts';
import { REQUESTS_PREFIX, RedisRequestCounter } from './redis-request-counter.ts';

const CLOCK = { now: () => new Date() };
const SECRET = 'a secret of the tests, forty letters long';
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
/** Longer than any test that is not about hanging, so that a busy machine is not taken for a hanging Redis. */
const LONG_TIMEOUT_MS = 60_000;
const HANGS_AFTER_MS = 1000;
async function linkTo(
  url: string,
  { timeoutMs = LONG_TIMEOUT_MS, onChange }: RedisLinkOptions = {},
): Promise<RedisLink> {
  const link = await RedisLink.open(url, { timeoutMs, onChange });
  ends.push(() => link.close());
  return link;
}

requestCounterContract('RedisRequestCounter', async ({ windowMs, mostNetworks }) => {
  const link = await linkTo(loadRealServerAddresses().redis);
  // A fresh secret each time, so that nobody else has counted with its keys.
  const nearby = new MemoryRequestCounter(CLOCK, { windowMs, mostNetworks });
  const counter = new RedisRequestCounter({ link, nearby, secret: randomUUID(), windowMs });
  return {
    counter,
    async passWindow() {
      // Its window began last; Redis rounds to milliseconds.
      const { remainingMs } = await counter.count('begun last', 1);
      await setTimeout(remainingMs + 5);
    },
  };
});

describe('a limit that processes share', () => {
  const MOST = 10;
  let redis: OwnRedis;
  beforeAll(async () => {
    redis = await OwnRedis.start();
  });
  afterAll(() => redis.remove());

  async function startApi(
    timeoutMs?: number,
  ): Promise<{ api: FastifyInstance; link: RedisLink; is(state: LinkState): Promise<void> }> {
    let tell = Promise.withResolvers<void>();
    const onChange = () => {
      tell.resolve();
      tell = Promise.withResolvers();
    };
    const link = await linkTo(redis.url, { timeoutMs, onChange });
    const api = fastify();
    api.setErrorHandler(sendProblem);
    limitRequestRate(
      api,
      MOST,
      new RedisRequestCounter({ link, nearby: new MemoryRequestCounter(CLOCK), secret: SECRET }),
      {
        record: () => {},
      },
    );
    api.get('/api/cities', async () => 'all of them');
    ends.push(() => api.close());
    const is = async (state: LinkState) => {
      while (link.state !== state) await tell.promise;
    };
    return { api, link, is };
  }
  let addresses = 0;
  const newAddress = () => `198.51.100.${++addresses}`;
  const ask = async (api: FastifyInstance, remoteAddress: string) =>
    (await api.inject({ url: '/api/cities', remoteAddress })).statusCode;
  async function answered(api: FastifyInstance, address: string): Promise<number> {
    for (let n = 0; n < 3 * MOST; n++) if ((await ask(api, address)) === 429) return n;
    return Number.POSITIVE_INFINITY;
  }

  it('applies to both together', async () => {
    const [one, other] = [await startApi(), await startApi()];
    for (let n = 0; n < MOST; n++) expect(await ask(n % 2 ? one.api : other.api, '192.0.2.10')).toBe(200);
    expect(await ask(one.api, '192.0.2.10')).toBe(429);
    expect(await ask(other.api, '192.0.2.10')).toBe(429);
    expect(await ask(other.api, '192.0.2.11')).toBe(200);
  });

  it('stores no address in Redis, and no count without an expiry', async () => {
    const { api, link } = await startApi();
    await ask(api, '192.0.2.20');
    const keys = await link.ask((client) => client.keys('*'));
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      expect(key).toMatch(new RegExp(`^${REQUESTS_PREFIX}[\\w-]{22}$`));
      expect(await link.ask((client) => client.pttl(key))).toBeGreaterThan(0);
      expect(await link.ask((client) => client.get(key))).toMatch(/^\d+$/);
    }
  });

  it.each([
    ['is gone', LONG_TIMEOUT_MS, () => redis.kill(), () => redis.start()],
    ['hangs', HANGS_AFTER_MS, async () => redis.freeze(), async () => redis.thaw()],
  ])(
    'when Redis %s, all limits still apply, only the first request waits, and Redis is used again later',
    async (...given) => {
      const [, timeoutMs, stop, back] = given;
      const [one, other] = [await startApi(timeoutMs), await startApi(timeoutMs)];
      const [address, elsewhere, later] = [newAddress(), newAddress(), newAddress()];
      for (let n = 0; n < 4; n++) expect(await ask(one.api, address)).toBe(200);
      await stop();
      // This process continues from its own counts; the other has none and has its own limit.
      expect(await answered(one.api, address)).toBe(MOST - 4);
      expect(await ask(other.api, elsewhere)).toBe(200);
      // Later requests neither use Redis nor wait for it.
      await other.is('away');
      expect(await answered(other.api, elsewhere)).toBe(MOST - 1);
      await Promise.all([one.is('away'), other.is('away')]);
      await back();
      await Promise.all([one.is('up'), other.is('up')]);
      for (let n = 0; n < MOST; n++) expect(await ask(n % 2 ? one.api : other.api, later)).toBe(200);
      expect([await ask(one.api, later), await ask(other.api, later)]).toEqual([429, 429]);
    },
  );

  it('a process that had to drop a network uses the count in Redis', async () => {
    const nearby = new MemoryRequestCounter(CLOCK, { mostNetworks: 1 });
    const counter = new RedisRequestCounter({ link: await linkTo(redis.url), nearby, secret: SECRET });
    const [one, other] = [newAddress(), newAddress()];
    for (const expected of [1, 2, 3])
      for (const network of [one, other]) expect((await counter.count(network, 1)).units).toBe(expected);
  });

  it('an emptied Redis does not reset a limit in a process that has seen the requests', async () => {
    const { api } = await startApi();
    expect(await answered(api, '192.0.2.250')).toBe(MOST);
    await redis.type('flushall');
    expect(await ask(api, '192.0.2.250')).toBe(429);
  });

  it('a Redis that rejects counting does not lift a limit, and this is reported once', async () => {
    const refused: unknown[] = [];
    const link = await linkTo(redis.url);
    await redis.type('config set maxmemory 1');
    ends.push(() => redis.type('config set maxmemory 0'));
    const nearby = new MemoryRequestCounter(CLOCK);
    const onRefused = (error: unknown) => refused.push(error);
    const counter = new RedisRequestCounter({ link, nearby, secret: SECRET, onRefused });
    for (let n = 1; n <= 5; n++) expect((await counter.count('192.0.2.251', 1)).units).toBe(n);
    expect(refused.map(String)).toEqual([expect.stringContaining('OOM')]);
  });
});
