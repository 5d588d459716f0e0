import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresEventStore } from '../event-store/postgres-event-store.ts';
import { RandomIds } from '../event-store/random-ids.ts';
import { eventLogContract } from '../testing/event-log-contract.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-database.ts';
import { Recorder } from '../testing/recorder.ts';
import { sampleAppend, sampleListing, samplePosted } from '../testing/sample-appends.ts';
import { PostgresTail, type TailOptions } from './postgres-tail.ts';

const open = async (options: (database: FreshDatabase) => Partial<TailOptions>) => {
  const database = await freshDatabase();
  const store = new PostgresEventStore({ pool: database.pool, ids: new RandomIds() });
  const log = new PostgresTail({ reader: store, batchSize: 7, retryMs: [1, 2, 5], ...options(database) });
  return { log, store, close: () => database.drop() };
};

describe('D-10 under good and bad delivery', () => {
  eventLogContract('PostgresTail', () => open(({ url }) => ({ listenUrl: url })));
});
describe('D-50 without a single notification', () => {
  eventLogContract('PostgresTail', () => open(() => ({ pollMs: 5 })));
});

describe('PostgresTail', () => {
  let made: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    made = await open(({ url }) => ({ listenUrl: url, pollMs: 3_600_000, retryMs: [5] }));
  });
  afterAll(() => made.close());

  it('hears of a commit at once, not at the next poll', async () => {
    const recorder = new Recorder('listening');
    const following = await made.log.follow(recorder);
    for (let number = 1; number <= 20; number++) {
      await made.store.append(sampleAppend(`listing-${sampleListing(number)}`, 0, [samplePosted()]));
      await recorder.reaches(await made.store.heads());
    }
    expect(recorder.kept).toHaveLength(20);
    await following.stop();
  });
});
