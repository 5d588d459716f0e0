import { randomUUID } from 'node:crypto';
import { realServers } from '@naksha/events/testing';
import { Redis } from 'ioredis';
import { afterAll, beforeAll } from 'vitest';
import { jobQueueContract } from '../testing/job-queue-contract.ts';
import { BullmqRedisQueue } from './bullmq-redis-queue.ts';

const prefix = `spec-jobs-${randomUUID()}`;
let redis: Redis;
beforeAll(() => {
  redis = new Redis(realServers().redis);
});
afterAll(() => redis.quit());

const keys = () => redis.keys(`${prefix}:*`);

jobQueueContract('BullMQ on Redis', () => ({
  open: () => new BullmqRedisQueue({ redisUrl: realServers().redis, prefix, onError: () => undefined }),
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
