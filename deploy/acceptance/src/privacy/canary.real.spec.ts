import { realServers } from '@naksha/events/testing';
import { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { readMessages } from '../bed/kafka-witness.ts';
import { untilPublished } from '../bed/positions.ts';
import { BUYER, canary } from './canary.ts';

const TIMEOUT_MS = 60_000;

canary(
  () => ({ KAFKA_BROKERS: realServers().kafka.join(','), REDIS_URL: realServers().redis }),
  (town) => {
    it('somebody erases themselves, which is a message of the topic too', async () => {
      const { app } = town();
      const buyer = await app.signIn(BUYER.phone);
      await buyer.erase(BUYER.phone);
      await untilPublished(app.database.url, TIMEOUT_MS);
      expect((await readMessages(realServers().kafka[0])).join('\n')).toContain('AccountErased');
    });

    it('D-13 they are in no message of the topic, its keys and headers included', async () => {
      const { app, listing, findLeaks } = town();
      await untilPublished(app.database.url, TIMEOUT_MS);
      const messages = await readMessages(realServers().kafka[0]);
      expect(messages.filter((message) => message.includes(listing.id)).length).toBeGreaterThanOrEqual(2);
      for (const message of messages) expect(findLeaks(message), message).toEqual([]);
    });

    it('D-13 they are in no key of Redis, whatever it holds', async () => {
      const { findLeaks } = town();
      const redis = new Redis(realServers().redis);
      try {
        const keys = await redis.keys('*');
        const kinds = new Set(keys.map((key) => /^[^:]+(:[^:]+)?/.exec(key)?.[0]));
        expect([...kinds].join(' ')).toMatch(/tile/);
        expect([...kinds].join(' ')).toMatch(/effects|jobs|bull/);
        for (const key of keys) expect(findLeaks(key + (await readContents(redis, key))), key).toEqual([]);
      } finally {
        redis.disconnect();
      }
    });
  },
);

async function readContents(redis: Redis, key: string): Promise<string> {
  const kind = await redis.type(key);
  const read: Record<string, () => Promise<unknown>> = {
    string: () => redis.getBuffer(key).then((bytes) => bytes?.toString('latin1')),
    hash: () => redis.hgetall(key),
    list: () => redis.lrange(key, 0, '-1'),
    set: () => redis.smembers(key),
    zset: () => redis.zrange(key, 0, '-1'),
    stream: () => redis.xrange(key, '-', '+'),
    // It went between the two questions.
    none: async () => '',
  };
  return JSON.stringify(await read[kind]());
}
