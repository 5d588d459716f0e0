import { randomUUID } from 'node:crypto';
import { loadRealServerAddresses } from '@naksha/events/testing';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobQueueContract } from '../testing/job-queue-contract.ts';
import { BullmqRedisQueue } from './bullmq-redis-queue.ts';
import { openJobQueue } from './open-job-queue.ts';

const prefix = `spec-jobs-${randomUUID()}`;
let redis: Redis;
beforeAll(() => {
  redis = new Redis(loadRealServerAddresses().redis);
});
afterAll(() => redis.quit());

const keys = () => redis.keys(`${prefix}:*`);

jobQueueContract('BullMQ on Redis', () => ({
  open: () => new BullmqRedisQueue({ redisUrl: loadRealServerAddresses().redis, prefix, onError: () => undefined }),
  async stored() {
    const jobs = (await keys()).filter((key) => key.includes('notify-lead'));
    return Promise.all(
      jobs.map(async (key) => {
        const { name, data } = await redis.hgetall(key);
        return { id: key.slice(key.lastIndexOf(':') + 1), name, data: JSON.parse(data) };
      }),
    );
  },
  async lose() {
    const all = await keys();
    if (all.length > 0) await redis.del(all);
  },
}));

it('leaves jobs of another event table on the same Redis to its own workers', async () => {
  const failed: unknown[] = [];
  const tables = [randomUUID(), randomUUID()];
  const [mine, theirs] = await Promise.all(
    tables.map((id) =>
      openJobQueue(
        {
          databaseUrl: '',
          redisUrl: loadRealServerAddresses().redis,
          reader: { source: async () => `urn:uuid:${id}` },
        },
        { onError: (error) => failed.push(error) },
      ),
    ),
  );
  const job = (table: string, n: number) => ({ event: `${table}-${n}`, kind: 'notify-lead' as const });
  const worked: string[][] = [[], []];
  const done = Promise.withResolvers<void>();
  [mine, theirs].forEach((queue, k) => {
    queue.work(async ({ event }) => {
      worked[k].push(event);
      if (worked.flat().length === 20) done.resolve();
    });
  });
  for (let n = 0; n < 10; n++) await Promise.all([mine.add([job('mine', n)]), theirs.add([job('theirs', n)])]);
  await done.promise;
  expect(worked[0].every((event) => event.startsWith('mine'))).toBe(true);
  expect(worked.map(({ length }) => length)).toEqual([10, 10]);
  expect(failed).toEqual([]);
  await Promise.all([mine.close(), theirs.close()]);
  for (const id of tables) await redis.del(await redis.keys(`naksha-jobs-${id}:*`));
});
