import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import {
  nameAccountStream,
  nameInterestStream,
  nameListingStream,
  nameParkedKeyReleaseStream,
  partitionForKey,
  START,
  toOrderingKey,
} from '@naksha/events/kernel';
import {
  createFreshDatabase,
  type FreshDatabase,
  sampleAccount,
  sampleAppend,
  sampleListing,
  samplePosted,
  samplePriceChange,
} from '@naksha/events/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';

const MIGRATIONS = new URL('../../prisma/migrations/', import.meta.url);
const EVERYTHING = Number.MAX_SAFE_INTEGER;

const [home, shop] = [sampleListing(1), sampleListing(2)];
const [asha, vikram] = [sampleAccount(1), sampleAccount(2)];
const STREAMS = [
  nameAccountStream(asha),
  nameListingStream(home),
  nameInterestStream(home, vikram),
  nameListingStream(shop),
  nameParkedKeyReleaseStream(home),
  nameInterestStream(shop, vikram),
  nameInterestStream(home, asha),
  nameParkedKeyReleaseStream(nameAccountStream(asha)),
  'city-mohali',
  nameParkedKeyReleaseStream('city-mohali'),
  nameListingStream(home),
  nameParkedKeyReleaseStream(home),
];
const KEYS = [home, shop, nameAccountStream(asha), 'city-mohali'];

describe('a database of the previous version', () => {
  let database: FreshDatabase;
  let store: PostgresEventStore;
  const ids = new RandomIds();
  const versions = new Map<string, number>();

  beforeAll(async () => {
    database = await createFreshDatabase({ migrated: false });
    store = new PostgresEventStore({ pool: database.pool, ids });
    const earlier = await mkdtemp(join(tmpdir(), 'naksha-earlier-'));
    for (const name of (await readdir(MIGRATIONS)).filter((one) => one < '0006'))
      await cp(fileURLToPath(new URL(name, MIGRATIONS)), join(earlier, name), { recursive: true });
    await migrate(database.url, { folder: pathToFileURL(`${earlier}/`) });
    await rm(earlier, { recursive: true });
    for (const stream of STREAMS) await appendAsBefore(stream);
  });
  afterAll(() => database.drop());

  async function appendAsBefore(stream: string): Promise<void> {
    const version = versions.get(stream) ?? 0;
    versions.set(stream, version + 1);
    const events = [{ id: ids.uuid(), type: 'ListingPriceChanged', schema: 1, data: { from: 1, to: 2 } }];
    const said = { actor: 'system', correlation: 'a', causation: 'b', occurred: '2026-11-21T06:00:00Z' };
    const append = { partition: partitionForKey(toOrderingKey(stream)), stream, expected: version, ...said, events };
    const { rows } = await database.pool.query('select * from append_events($1)', [JSON.stringify([append])]);
    expect(rows).toMatchObject([{ outcome: 'appended' }]);
  }

  async function readKeyAsBefore(key: string): Promise<string[]> {
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from events where (stream in ($1, 'listing-' || $1, 'key-' || $1)
         or stream >= 'interest-' || $1 || '-' and stream < 'interest-' || $1 || '.') and partition = $2 order by seq`,
      [key, partitionForKey(key)],
    );
    return rows.map(({ id }) => id);
  }
  const keysNow = () =>
    Promise.all(KEYS.map(async (key) => (await store.readKey(key, EVERYTHING)).map(({ id }) => id)));

  it('D-43 has the same events of every key after the migration, and all other data unchanged', async () => {
    const before = await Promise.all(KEYS.map(readKeyAsBefore));
    expect(before.map(({ length }) => length)).toEqual([6, 2, 2, 2]);
    const events = await store.readAfter(START, 1000);

    expect(await migrate(database.url)).toContain('0006_ordering_key');
    expect(await keysNow()).toEqual(before);
    expect(await store.readAfter(START, 1000)).toEqual(events);
    expect(events).toHaveLength(STREAMS.length);
    await expect(database.pool.query(`update events set ordering_key = 'x'`)).rejects.toThrow('never changed');
  });

  it('accepts events from both versions during the upgrade', async () => {
    const before = await keysNow();
    await appendAsBefore(nameListingStream(home));
    await appendAsBefore(nameParkedKeyReleaseStream(nameAccountStream(asha)));
    const version = versions.get(nameListingStream(home))!;
    await store.append(sampleAppend(nameListingStream(home), version, [samplePriceChange(2, 3)]));
    await store.append(sampleAppend(nameListingStream(sampleListing(3)), 0, [samplePosted()]));
    const grown = await keysNow();
    expect(grown.map((events, k) => events.length - before[k].length)).toEqual([2, 0, 1, 0]);
    expect(grown[0]).toEqual(await readKeyAsBefore(home));
    expect(await store.readKey(sampleListing(3), EVERYTHING)).toHaveLength(1);
  });

  it('stores the given ordering key in an ordinary column, not a generated one', async () => {
    const { rows } = await database.pool.query(
      `select is_generated, is_nullable from information_schema.columns
       where table_name = 'events' and column_name = 'ordering_key'`,
    );
    expect(rows).toEqual([{ is_generated: 'NEVER', is_nullable: 'NO' }]);
  });
});
