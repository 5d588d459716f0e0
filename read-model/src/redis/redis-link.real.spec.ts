import { OwnRedis } from '@naksha/events/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LinkState, RedisAway, RedisLink } from './redis-link.ts';

describe('RedisLink', () => {
  let redis: OwnRedis;
  let link: RedisLink;
  let told: [LinkState, string][];
  const waiting = new Set<() => void>();
  const open = async (url: string) => {
    link?.close();
    told = [];
    link = await RedisLink.open(url, {
      onChange(state, reason) {
        told.push([state, reason]);
        for (const look of waiting) look();
      },
    });
  };
  /** Until the link has said so. */
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
  const timed = async (work: () => Promise<unknown>) => {
    const began = performance.now();
    const answer = await work().catch((error: unknown) => error);
    return { answer, took: performance.now() - began };
  };
  const ping = () => link.ask((client) => client.ping());

  beforeAll(async () => {
    redis = await OwnRedis.start();
  });
  beforeEach(() => open(redis.url));
  afterEach(() => link.close());
  afterAll(() => redis.remove());

  it('says nothing while all is well, and passes on what Redis refuses', async () => {
    expect(await ping()).toBe('PONG');
    await expect(link.ask((client) => client.call('nonsense'))).rejects.toThrow('unknown command');
    expect(link.state).toBe('up');
    expect(told).toEqual([]);
  });

  it('a Redis that hangs costs those who ask at that moment a fraction of a second, and nobody after them', async () => {
    redis.freeze();
    const first = await Promise.all(Array.from({ length: 50 }, () => timed(ping)));
    for (const { answer, took } of first) {
      expect(answer).toBeInstanceOf(RedisAway);
      // A busy machine's own time is in it.
      expect(took).toBeLessThan(1000);
    }
    const after = await timed(async () => {
      for (let n = 0; n < 200; n++) await expect(ping()).rejects.toBeInstanceOf(RedisAway);
    });
    expect(after.took).toBeLessThan(1000);
    expect(told).toEqual([['away', 'no answer in 150 ms']]);
    redis.thaw();
    await toldTo('up');
    expect(await ping()).toBe('PONG');
    expect(told.map(([state]) => state)).toEqual(['away', 'up']);
  });

  it('a Redis that is gone is away at once, and comes back by itself', async () => {
    await redis.kill();
    await toldTo('away');
    const { answer, took } = await timed(ping);
    expect(answer).toBeInstanceOf(RedisAway);
    expect(took).toBeLessThan(100);
    await redis.start();
    await toldTo('up');
    expect(await ping()).toBe('PONG');
    expect(told.map(([state]) => state)).toEqual(['away', 'up']);
  });

  it('opens to a Redis that is not there, says so once, and finds it later', async () => {
    await redis.kill();
    await open(redis.url);
    expect(link.state).toBe('away');
    expect(told).toEqual([['away', 'ECONNREFUSED']]);
    await redis.start();
    await toldTo('up');
    expect(await ping()).toBe('PONG');
  });

  it('a process that was busy itself does not take that for a Redis that hangs', async () => {
    for (let n = 0; n < 5; n++) {
      const asked = ping();
      const until = performance.now() + 250;
      while (performance.now() < until);
      expect(await asked).toBe('PONG');
    }
    expect(told).toEqual([]);
  });

  it('tells of a wrong password without the password', async () => {
    await open(redis.url.replace('//', '//:pa55word@'));
    // Without a password set, Redis takes any: it must want one.
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
