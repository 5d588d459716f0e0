import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresEventStore } from '../event-store/postgres-event-store.ts';
import { RandomIds } from '../event-store/random-ids.ts';
import { seededRandom } from '../kernel/seeded-random.ts';
import { nameListingStream } from '../kernel/stream-names.ts';
import { createFreshDatabase, type FreshDatabase } from '../testing/fresh-database.ts';
import { Recorder } from '../testing/recorder.ts';
import { sampleAppend, sampleListing, samplePosted, samplePriceChange } from '../testing/sample-appends.ts';
import { PostgresTail } from './postgres-tail.ts';

const WRITERS = 24;
const PROCESSES = 3;
const APPENDS = 150;

describe('a tail with many writers', () => {
  let database: FreshDatabase;
  const pools: pg.Pool[] = [];
  beforeAll(async () => {
    database = await createFreshDatabase();
    for (let k = 0; k < PROCESSES; k++) pools.push(new pg.Pool({ connectionString: database.url, max: 8 }));
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await database.drop();
  });

  it(`D-45 keeps (partition, seq) gapless and in commit order under ${WRITERS} writers: a tail misses no event`, async () => {
    const seed = Math.floor(Math.random() * 1e9);
    console.log(`24 writers, seed ${seed}`);
    const stores = pools.map((pool) => new PostgresEventStore({ pool, ids: new RandomIds() }));
    const reader = new PostgresEventStore({ pool: database.pool, ids: new RandomIds() });
    // Keeps the tail close behind the writers.
    const tail = new PostgresTail({ reader, listenUrl: database.url, pollMs: 1, parallel: 8 });
    const recorder = new Recorder('tail');
    const subscription = await tail.follow(recorder);

    let appended = 0;
    const refused: Record<string, number> = { conflict: 0, claimed: 0 };
    const writer = async (number: number) => {
      const [random, store] = [seededRandom(seed + number), stores[number % PROCESSES]];
      for (let k = 0; k < APPENDS; k++) {
        const hot = random() < 0.3;
        const stream = nameListingStream(sampleListing(hot ? Math.floor(random() * 40) : 1000 + number * 1000 + k));
        const version = hot ? (await store.readStream(stream)).length : 0;
        const amount = 1 + Math.floor(random() * 3);
        const events = [samplePosted(), samplePriceChange(3, 2), samplePriceChange(2, 1)].slice(0, amount);
        const claims = random() < 0.2 ? [{ kind: 'slug', key: String(Math.floor(random() * 200)), owner: stream }] : [];
        const { outcome } = await store.append(sampleAppend(stream, version, events, { claims }));
        if (outcome === 'appended') appended += amount;
        else refused[outcome]++;
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)));
    const heads = await reader.heads();
    await recorder.waitForSeqs(heads);
    await subscription.stop();

    const { rows } = await database.pool.query('select partition, seq::int, id from events order by partition, seq');
    expect(rows).toHaveLength(appended);
    expect(refused.conflict).toBeGreaterThan(0);
    expect(refused.claimed).toBeGreaterThan(0);
    expect(heads.reduce((sum, seq) => sum + seq)).toBe(appended);
    for (const partition of heads.keys()) {
      const [there, read] = [rows, recorder.kept].map((all) => all.filter((event) => event.partition === partition));
      expect(there.map(({ seq }) => seq)).toEqual(Array.from({ length: heads[partition] }, (_, k) => k + 1));
      expect(read.map(({ id }) => id)).toEqual(there.map(({ id }) => id));
    }
    expect([recorder.gaps, recorder.broken, recorder.repeated, recorder.errors]).toEqual([[], [], 0, []]);
  });
});
