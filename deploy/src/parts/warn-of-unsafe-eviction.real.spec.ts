import { OwnRedis } from '@naksha/events/testing';
import { RedisLink } from '@naksha/read-model/redis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { warnOfUnsafeEviction } from './warn-of-unsafe-eviction.ts';

let redis: OwnRedis;
let link: RedisLink;
beforeAll(async () => {
  redis = await OwnRedis.start();
  link = await RedisLink.open(redis.url, { timeoutMs: 60_000 });
});
afterAll(async () => {
  link.close();
  await redis.remove();
});

it('a Redis that could evict jobs causes a warning with the policy to set', async () => {
  const warned: unknown[] = [];
  const logger = { warn: (...said: unknown[]) => void warned.push(said) };
  for (const policy of ['noeviction', 'volatile-lru', 'volatile-lfu']) {
    await redis.type(`config set maxmemory-policy ${policy}`);
    await warnOfUnsafeEviction(link, logger);
  }
  expect(warned).toEqual([]);
  await redis.type('config set maxmemory-policy allkeys-lru');
  await warnOfUnsafeEviction(link, logger);
  expect(warned).toEqual([
    [
      {
        policy: 'allkeys-lru',
        impact: 'a full Redis deletes queued jobs',
        action: 'Set maxmemory-policy to volatile-lru.',
      },
      'redis eviction policy unsafe',
    ],
  ]);
});

it('an unreachable Redis causes no warning here', async () => {
  await redis.kill();
  await warnOfUnsafeEviction(link, { warn: () => expect.unreachable() });
});
