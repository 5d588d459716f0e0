import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresEventStore } from '../event-store/postgres-event-store.ts';
import { RandomIds } from '../event-store/random-ids.ts';
import { nameListingStream } from '../kernel/stream-names.ts';
import { eventLogContract } from '../testing/event-log-contract.ts';
import { createFreshDatabase, type FreshDatabase } from '../testing/fresh-database.ts';
import { Recorder } from '../testing/recorder.ts';
import { sampleAppend, sampleListing, samplePosted } from '../testing/sample-appends.ts';
import { PostgresTail, type TailOptions } from './postgres-tail.ts';

const open = async (options: (database: FreshDatabase) => Partial<TailOptions>) => {
  const database = await createFreshDatabase();
  const store = new PostgresEventStore({ pool: database.pool, ids: new RandomIds() });
  const log = new PostgresTail({ reader: store, batchSize: 7, retryMs: [1, 2, 5], ...options(database) });
  return { log, store, pool: database.pool, url: database.url, close: () => database.drop() };
};

describe('D-10 under good and bad delivery', () => {
  eventLogContract('PostgresTail', () => open(({ url }) => ({ listenUrl: url })));
});
describe('D-50 without any notification', () => {
  eventLogContract('PostgresTail', () => open(() => ({ pollMs: 5 })));
});

describe('PostgresTail', () => {
  let made: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    made = await open(({ url }) => ({ listenUrl: url, pollMs: 3_600_000, retryMs: [5] }));
  });
  afterAll(() => made.close());

  it('learns of a commit at once, not at the next poll', async () => {
    const recorder = new Recorder('listening');
    const subscription = await made.log.follow(recorder);
    for (let number = 1; number <= 20; number++) {
      await made.store.append(sampleAppend(nameListingStream(sampleListing(number)), 0, [samplePosted()]));
      await recorder.waitForSeqs(await made.store.heads());
    }
    expect(recorder.kept).toHaveLength(20);
    await subscription.stop();
  });

  it('is notified of a commit over one connection and reads it once, however many follow', async () => {
    const calls = { heads: 0, readPartition: 0 };
    const reader = new Proxy(made.store, {
      get(store, name: keyof typeof made.store) {
        if (name === 'heads' || name === 'readPartition') calls[name]++;
        const member = store[name];
        return typeof member === 'function' ? member.bind(store) : member;
      },
    });
    const log = new PostgresTail({ reader, listenUrl: made.url, pollMs: 3_600_000 });
    const before = await made.store.heads();
    const recorders = Array.from({ length: 8 }, (_, number) => new Recorder(`one of many ${number}`, before));
    const subscriptions = await Promise.all(recorders.map((recorder) => log.follow(recorder)));
    const listening = `select from pg_stat_activity where datname = current_database() and query like 'listen %' and state = 'idle'`;
    await expect.poll(async () => (await made.pool.query(listening)).rowCount).toBe(1);
    Object.assign(calls, { heads: 0, readPartition: 0 });
    for (let number = 201; number <= 220; number++) {
      await made.store.append(sampleAppend(nameListingStream(sampleListing(number)), 0, [samplePosted()]));
      const heads = await made.store.heads();
      await Promise.all(recorders.map((recorder) => recorder.waitForSeqs(heads)));
    }
    for (const { kept, gaps, repeated } of recorders) expect([kept.length, gaps, repeated]).toEqual([20, [], 0]);
    // Each on its own would be eight times twenty.
    expect(calls.readPartition).toBeLessThan(40);
    expect(calls.heads).toBeLessThan(60);
    await Promise.all(subscriptions.map((subscription) => subscription.stop()));
    await expect.poll(async () => (await made.pool.query(listening)).rowCount).toBe(0);
  });

  it('notifies the remaining followers when one leaves, and new ones after all had left', async () => {
    const append = (number: number) =>
      made.store.append(sampleAppend(nameListingStream(sampleListing(number)), 0, [samplePosted()]));
    const [leaves, stays] = [
      new Recorder('leaves', await made.store.heads()),
      new Recorder('stays', await made.store.heads()),
    ];
    const leaving = await made.log.follow(leaves);
    const staying = await made.log.follow(stays);
    await leaving.stop();
    await append(301);
    await stays.waitForSeqs(await made.store.heads());
    await staying.stop();
    const comes = new Recorder('comes', await made.store.heads());
    const coming = await made.log.follow(comes);
    await append(302);
    await comes.waitForSeqs(await made.store.heads());
    expect([leaves.kept.length, stays.kept.length, comes.kept.length]).toEqual([0, 1, 1]);
    await coming.stop();
  });

  it('recovers when every connection is cut, and is notified again', async () => {
    const recorder = new Recorder('cut off', await made.store.heads());
    made.pool.on('error', () => {}); // the pool's idle connections, which it replaces
    const subscription = await made.log.follow(recorder);
    await made.store.append(sampleAppend(nameListingStream(sampleListing(100)), 0, [samplePosted()]));
    await recorder.waitForSeqs(await made.store.heads());

    const operator = new pg.Client(made.url);
    await operator.connect();
    // The first poll may have found the event; a connection that does not exist yet cannot be cut.
    const listening = `select from pg_stat_activity where datname = current_database() and query like 'listen %' and state = 'idle'`;
    await expect.poll(async () => (await operator.query(listening)).rowCount).toBe(1);
    await operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await recorder.until(() => recorder.errors.some((error) => /terminating|ended/.test(String(error))));
    await operator.end();
    // A separate pool, because an append on a cut connection fails and must not be repeated.
    const pool = new pg.Pool({ connectionString: made.url, max: 1 });
    const writer = new PostgresEventStore({ pool, ids: new RandomIds() });
    for (let number = 101; number <= 110; number++)
      await writer.append(sampleAppend(nameListingStream(sampleListing(number)), 0, [samplePosted()]));
    await recorder.waitForSeqs(await writer.heads());
    await pool.end();
    expect(recorder.kept).toHaveLength(11);
    expect([recorder.gaps, recorder.broken]).toEqual([[], []]);
    await subscription.stop();
  });
});
