import { loadRealServerAddresses } from '@naksha/events/testing';
import { Redis } from 'ioredis';
import { expect, it, vi } from 'vitest';
import { readMessages } from '../bed/kafka-tools.ts';
import { untilPublished } from '../bed/positions.ts';
import { BUYER, testForLeaks } from './canary.ts';

const TIMEOUT_MS = 60_000;
const { MEILI_URL, MEILI_KEY = '' } = process.env;

testForLeaks(
  () => ({
    KAFKA_BROKERS: loadRealServerAddresses().kafka.join(','),
    REDIS_URL: loadRealServerAddresses().redis,
    ...(MEILI_URL && { MEILI_URL, MEILI_KEY }),
  }),
  (town) => {
    it('an erasure is also a message of the topic', async () => {
      const { app } = town();
      const buyer = await app.signIn(BUYER.phone);
      await buyer.erase(BUYER.phone);
      await untilPublished(app.database.url, TIMEOUT_MS);
      expect((await readMessages(loadRealServerAddresses().kafka[0])).join('\n')).toContain('AccountErased');
    });

    it('D-13 are in no message of the topic, including keys and headers', async () => {
      const { app, listing, findLeaks } = town();
      await untilPublished(app.database.url, TIMEOUT_MS);
      const messages = await readMessages(loadRealServerAddresses().kafka[0]);
      expect(messages.filter((message) => message.includes(listing.id)).length).toBeGreaterThanOrEqual(2);
      for (const message of messages) expect(findLeaks(message), message).toEqual([]);
    });

    it('D-13 are in no Redis key or value', async () => {
      const { findLeaks } = town();
      const redis = new Redis(loadRealServerAddresses().redis);
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

    it.skipIf(!MEILI_URL)('D-13 are in no document of the search index (MEILI_URL names one)', async () => {
      const { listing, findLeaks } = town();
      const found = await vi.waitFor(
        async () => {
          const rows = await readSearchRows();
          expect(rows.some((row) => row.includes(listing.id))).toBe(true);
          return rows;
        },
        { timeout: TIMEOUT_MS, interval: 100 },
      );
      for (const row of found) expect(findLeaks(row), row).toEqual([]);
    });
  },
);

/** Everything in all indexes. */
async function readSearchRows(): Promise<string[]> {
  const read = async (path: string): Promise<{ results: { uid: string }[] }> => {
    const answer = await fetch(`${MEILI_URL}${path}`, { headers: { authorization: `Bearer ${MEILI_KEY}` } });
    expect(answer.status, path).toBe(200);
    return answer.json() as Promise<{ results: { uid: string }[] }>;
  };
  const { results: indexes } = await read('/indexes?limit=1000');
  const pages = await Promise.all(indexes.map(({ uid }) => read(`/indexes/${uid}/documents?limit=1000`)));
  return pages.flatMap(({ results }) => results.map((row) => JSON.stringify(row)));
}

async function readContents(redis: Redis, key: string): Promise<string> {
  const kind = await redis.type(key);
  const read: Record<string, () => Promise<unknown>> = {
    string: () => redis.getBuffer(key).then((bytes) => bytes?.toString('latin1')),
    hash: () => redis.hgetall(key),
    list: () => redis.lrange(key, 0, '-1'),
    set: () => redis.smembers(key),
    zset: () => redis.zrange(key, 0, '-1'),
    stream: () => redis.xrange(key, '-', '+'),
    // Deleted in between.
    none: async () => '',
  };
  return JSON.stringify(await read[kind]());
}
