import { OwnRedis } from '@naksha/events/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LinkState, RedisLink, RedisUnavailable } from './redis-link.ts';

const LONG_TIMEOUT_MS = 60_000;
const HANGS_AFTER_MS = 500;

describe('RedisLink', () => {
  let redis: OwnRedis;
  let link: RedisLink;
  let told: [LinkState, string][];
  const waiting = new Set<() => void>();
  const open = async (url: string, timeoutMs: number | undefined = LONG_TIMEOUT_MS) => {
    link?.close();
    told = [];
    link = await RedisLink.open(url, {
      timeoutMs,
      onChange(state, reason) {
        told.push([state, reason]);
        for (const look of waiting) look();
      },
    });
  };
  const toldTo = (state: LinkState) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (told.at(-1)?.[0] !== state) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  const ping = () => link.ask((client) => client.ping());

  beforeAll(async () => {
    redis = await OwnRedis.start();
  });
  beforeEach(() => open(redis.url));
  afterEach(() => link.close());
  afterAll(() => redis.remove());

  it('reports nothing while all is well, and passes on errors of Redis', async () => {
    expect(await ping()).toBe('PONG');
    await expect(link.ask((client) => client.call('nonsense'))).rejects.toThrow('unknown command');
    expect(link.state).toBe('up');
    expect(told).toEqual([]);
  });

  it('a frozen Redis costs current requests one timeout together, and later ones nothing', async () => {
    await open(redis.url, HANGS_AFTER_MS);
    let sent = 0;
    const counted = () =>
      link.ask((client) => {
        sent++;
        return client.ping();
      });
    redis.freeze();
    const first = await Promise.allSettled(Array.from({ length: 50 }, counted));
    for (const { status, reason } of first as PromiseRejectedResult[]) {
      expect(status).toBe('rejected');
      expect(reason).toBeInstanceOf(RedisUnavailable);
    }
    expect(told).toEqual([['away', `no response within ${HANGS_AFTER_MS} ms`]]);
    expect(sent).toBe(50);
    // Later calls send nothing and do not wait.
    for (let n = 0; n < 200; n++) await expect(counted()).rejects.toBeInstanceOf(RedisUnavailable);
    expect(sent).toBe(50);
    redis.thaw();
    await toldTo('up');
    expect(told.map(([state]) => state)).toEqual(['away', 'up']);
  });

  it('an unreachable Redis is detected at once, and used again when it returns', async () => {
    await redis.kill();
    await toldTo('away');
    let sent = 0;
    const counted = link.ask(async () => sent++);
    await expect(counted).rejects.toBeInstanceOf(RedisUnavailable);
    expect(sent).toBe(0);
    await redis.start();
    await toldTo('up');
    expect(await ping()).toBe('PONG');
    expect(told.map(([state]) => state)).toEqual(['away', 'up']);
  });

  it('opens without Redis, reports it once, and connects later', async () => {
    await redis.kill();
    await open(redis.url);
    expect(link.state).toBe('away');
    expect(told).toEqual([['away', 'ECONNREFUSED']]);
    await redis.start();
    await toldTo('up');
    expect(await ping()).toBe('PONG');
  });

  it('a process that was busy itself does not take Redis for frozen', async () => {
    await open(redis.url, HANGS_AFTER_MS);
    for (let n = 0; n < 2; n++) {
      const asked = ping();
      const until = performance.now() + 3 * HANGS_AFTER_MS;
      while (performance.now() < until);
      expect(await asked).toBe('PONG');
    }
    expect(told).toEqual([]);
  });

  it('reports a wrong password without the password', async () => {
    await open(redis.url.replace('//', '//:pa55word@'));
    await redis.type('config set requirepass right');
    try {
      await open(redis.url.replace('//', '//:pa55word@'));
      expect(told).toEqual([['away', 'WRONGPASS']]);
    } finally {
      const right = await RedisLink.open(redis.url.replace('//', '//:right@'));
      await right.ask((client) => client.config('SET', 'requirepass', ''));
      right.close();
    }
  });
});
