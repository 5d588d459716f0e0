import { createFreshDatabase, type FreshDatabase, loadRealServerAddresses } from '@naksha/events/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { TestApp, type TestAppOptions } from '../app/start-test-app.ts';

/** Optional servers. */
const GIVEN = ['Kafka', 'Redis', 'a read database'] as const;
type Given = (typeof GIVEN)[number];

const MIXES = Array.from({ length: 2 ** GIVEN.length }, (_, mix) => GIVEN.filter((_, bit) => mix & (1 << bit)));
const NAMED = MIXES.map((given) => ({ given, named: given.join(' and ') || 'nothing' }));

describe('D-37 each component is selected independently', () => {
  let app: TestApp | undefined;
  let write: FreshDatabase | undefined;
  let read: FreshDatabase | undefined;
  afterEach(async () => {
    await app?.stop();
    await read?.drop();
    await write?.drop();
    [app, read, write] = [undefined, undefined, undefined];
  });

  const addresses = (given: readonly Given[]): Record<string, string> => ({
    ...(given.includes('Kafka') && { KAFKA_BROKERS: loadRealServerAddresses().kafka.join(',') }),
    // A separate database of Redis, because other tests use up this address's limits in the first one.
    ...(given.includes('Redis') && { REDIS_URL: `${loadRealServerAddresses().redis}/1` }),
  });

  it.each(NAMED)('D-37 starts with $named, and a posted listing can be read', async ({ given }) => {
    read = given.includes('a read database') ? await createFreshDatabase() : undefined;
    write = await createFreshDatabase();
    // Copies of a template need different ids, because they share Kafka's topic.
    await write.pool.query('update event_source set id = gen_random_uuid()');
    const options: TestAppOptions = { worker: true, settings: addresses(given), database: write, read: read?.url };
    app = await TestApp.start(options);
    const seller = await app.signIn('+919812345699', 'Asha');
    const { id } = await seller.postFlat();
    await app.drain();
    // Joining a consumer group takes a while.
    const ask = () => seller.get(`/api/property/${id}`);
    await expect.poll(async () => (await ask()).status, { timeout: 60_000 }).toBe(200);
    expect((await ask()).body.property.id).toBe(id);
    // Documents are only in the read database.
    const schemas = `select from pg_namespace where nspname like 'read\\_g%'`;
    expect((await app.database.pool.query(schemas)).rowCount).toBe(read ? 0 : 1);
    if (read) expect((await read.pool.query(schemas)).rowCount).toBe(1);
  });
});
