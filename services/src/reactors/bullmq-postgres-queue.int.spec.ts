import { createFreshDatabase, type FreshDatabase } from '@naksha/events/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobQueueContract } from '../testing/job-queue-contract.ts';
import { BullmqPostgresQueue } from './bullmq-postgres-queue.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await createFreshDatabase();
});
afterAll(() => database.drop());

const errors: unknown[] = [];
const open = () => new BullmqPostgresQueue({ databaseUrl: database.url, onError: (error) => errors.push(error) });

jobQueueContract('BullMQ on PostgreSQL', () => ({
  open,
  stored: async () => (await database.pool.query('select id, name, data from bullmq.job')).rows,
  lose: async () => void (await database.pool.query('delete from bullmq.job')),
}));

it('D-34 keeps its tables in a separate schema', async () => {
  const { rows } = await database.pool.query<{ schema: string }>(
    `select distinct schemaname as schema from pg_tables where tablename = 'job'`,
  );
  expect(rows).toEqual([{ schema: 'bullmq' }]);
});
