import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PARTITIONS, partitionForKey } from '../kernel/partition.ts';
import { nameListingStream } from '../kernel/stream-names.ts';
import { createFreshDatabase, type FreshDatabase } from '../testing/fresh-database.ts';
import { sampleAppend, sampleListing, samplePosted, samplePriceChange } from '../testing/sample-appends.ts';
import { encodeAppend } from './append-wire.ts';
import { PostgresEventStore } from './postgres-event-store.ts';
import { RandomIds } from './random-ids.ts';

class CountingPool extends pg.Pool {
  sent = 0;
  override query = ((...args: Parameters<pg.Pool['query']>) => {
    this.sent++;
    return super.query(...args);
  }) as pg.Pool['query'];
}

describe('the event table', () => {
  let database: FreshDatabase;
  const ids = new RandomIds();
  const post = (number: number) => sampleAppend(nameListingStream(sampleListing(number)), 0, [samplePosted()]);
  beforeAll(async () => {
    database = await createFreshDatabase();
  });
  afterAll(() => database.drop());

  it('D-51 has the columns of the design, and its ids are uuids of version 7', async () => {
    const { rows } = await database.pool.query(
      `select column_name || ' ' || udt_name as column from information_schema.columns
       where table_name = 'events' order by ordinal_position`,
    );
    expect(rows.map(({ column }) => column)).toEqual([
      'partition int4',
      'seq int8',
      'id uuid',
      'stream text',
      'version int4',
      'type text',
      'schema int4',
      'data jsonb',
      'actor text',
      'correlation_id text',
      'causation_id text',
      'occurred_at timestamptz',
      'ordering_key text',
    ]);
    const store = new PostgresEventStore({ pool: database.pool, ids });
    await store.append(post(1));
    const [event] = await store.readStream(nameListingStream(sampleListing(1)));
    expect(event.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const key = await database.pool.query(
      `select array_agg(a.attname order by k.n)::text[] as columns from pg_index i, unnest(i.indkey) with ordinality k (att, n), pg_attribute a
       where i.indrelid = 'events'::regclass and i.indisprimary and a.attrelid = i.indrelid and a.attnum = k.att`,
    );
    expect(key.rows[0].columns).toEqual(['partition', 'seq']);
  });

  it('D-176 knows no stream names: the ordering key is a column that the caller fills in', async () => {
    const { rows } = await database.pool.query(
      `select c.is_generated as generated, c.column_default as default, p.prosrc as append from information_schema.columns c, pg_proc p
       where c.table_name = 'events' and c.column_name = 'ordering_key' and p.proname = 'append_group'`,
    );
    expect(rows).toMatchObject([{ generated: 'NEVER', default: null }]);
    const folder = new URL('.', import.meta.url);
    const ours = readdirSync(folder).filter((file) => !file.endsWith('.spec.ts'));
    for (const text of [rows[0].append, ...ours.map((file) => readFileSync(new URL(file, folder), 'utf8'))]) {
      expect(text).not.toMatch(
        /(listing|interest|account|key|city|locality|project|query-link|blog|faq|region)-|_of_old_stream/,
      );
      expect(text).not.toMatch(/\b(name|parse)\w+Stream\b/);
    }
    // Nor does it read the key out of the name: it is what the column says.
    const wire = encodeAppend(sampleAppend(nameListingStream(sampleListing(70)), 0, [samplePosted()]), () =>
      ids.uuid(),
    );
    const tuple = JSON.parse(wire.json);
    await database.pool.query('select * from append_group($1)', [JSON.stringify([tuple.with(1, 'a key of its own')])]);
    const store = new PostgresEventStore({ pool: database.pool, ids });
    expect(await store.readKey('a key of its own', Number.MAX_SAFE_INTEGER)).toHaveLength(1);
    expect(await store.readKey(tuple[1], Number.MAX_SAFE_INTEGER)).toEqual([]);
  });

  it('D-53 rejects update, delete and truncate', async () => {
    const change = (statement: string) =>
      expect(database.pool.query(statement)).rejects.toMatchObject({ code: '23001' });
    await change("update events set actor = 'somebody'");
    await change('delete from events');
    await change('truncate events');
    await change('truncate events cascade');
  });

  it('D-52 rejects a second row with the same position in a stream, or the same id', async () => {
    const copy = (columns: string) =>
      expect(
        database.pool.query(
          `insert into events select ${columns}, type, schema, data, actor, correlation_id, causation_id, occurred_at, ordering_key
             from events limit 1`,
        ),
      ).rejects.toMatchObject({ code: '23505' });
    await copy('partition, seq + 1000, gen_random_uuid(), stream, version');
    await copy(`partition, seq + 1000, id, 'another', version`);
    await copy(`partition, seq, gen_random_uuid(), 'another', version`);
  });

  it('D-47 appends callers that wait during a commit together in the next statement', async () => {
    const pool = new CountingPool({ connectionString: database.url, max: 4 });
    const store = new PostgresEventStore({ pool, ids });
    const results = await Promise.all(Array.from({ length: 500 }, (_, k) => store.append(post(1000 + k))));
    expect(results.every(({ outcome }) => outcome === 'appended')).toBe(true);
    // Two lanes, at most 256 a statement.
    expect(pool.sent).toBeLessThanOrEqual(4);
    await pool.end();
  });

  it('writes appends to one stream in one group each, in order of arrival', async () => {
    const store = new PostgresEventStore({ pool: database.pool, ids });
    const stream = nameListingStream(sampleListing(5000));
    const chain = Array.from({ length: 30 }, (_, version) =>
      store.append(sampleAppend(stream, version, [samplePriceChange(version + 2, version + 1)])),
    );
    expect((await Promise.all(chain)).map((one) => one.outcome === 'appended' && one.version)).toEqual(
      Array.from({ length: 30 }, (_, version) => version + 1),
    );
  });

  it('D-46 locks the heads of a group in ascending order: overlapping groups never deadlock', async () => {
    const errors: unknown[] = [];
    const groups = (offset: number) =>
      Array.from({ length: 12 }, (_, group) =>
        Array.from({ length: 24 }, (_, k) => encodeAppend(post(offset + group * 100 + k), () => ids.uuid()).json),
      );
    const writer = async (offset: number) => {
      for (const [k, group] of groups(offset).entries()) {
        const order = k % 2 ? group : group.toReversed();
        await database.pool.query('select * from append_group($1)', [`[${order.join()}]`]).catch((e) => errors.push(e));
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, k) => writer(10_000 + k * 2000)));
    expect(errors).toEqual([]);
    const { rows } = await database.pool.query('select count(distinct partition)::int as partitions from events');
    expect(rows[0].partitions).toBe(PARTITIONS);
  });

  it('looks up single rows by key, however small the tables were when the query was planned', async () => {
    // A separate connection, because earlier scans of a connection would be counted too.
    const client = new pg.Client(database.url);
    await client.connect();
    const send = (number: number) => {
      const [kind, key] = ['kind', `key ${number}`];
      const append = {
        ...post(number),
        claims: [{ kind, key, owner: 'o' }],
        releases: [{ kind, key: `key ${number - 1}` }],
        idempotency: { principal: 'p', key, bodyHmac: 'h', result: {} },
      };
      return client.query('select * from append_group($1)', [`[${encodeAppend(append, () => ids.uuid()).json}]`]);
    };
    try {
      await send(40_000);
      await database.pool.query('analyze claims, idempotency, events, partition_head');
      await client.query('begin');
      for (let number = 40_001; number < 40_020; number++) await send(number);
      const { rows } = await client.query(
        'select relname, seq_scan::int from pg_stat_xact_user_tables where seq_scan > 0 order by relname',
      );
      expect(rows).toEqual([]);
      const [, held] = [await client.query('commit'), await client.query("select key from claims where kind = 'kind'")];
      expect(held.rows).toEqual([{ key: 'key 40019' }]);
    } finally {
      await client.end();
    }
  });

  it('reads by index once the table has grown, however small it was when a connection first read it', async () => {
    const own = await createFreshDatabase({ max: 1 });
    const store = new PostgresEventStore({ pool: own.pool, ids });
    const [listing, stream] = [sampleListing(1), nameListingStream(sampleListing(1))];
    const readAll = async () => {
      await store.readStream(stream);
      await store.readKey(listing, 1000);
      await store.readPartition(partitionForKey(listing), 0, 1);
      await store.findIdempotency('p', ['k']);
    };
    const scans = async () => {
      const { rows } = await own.pool.query(
        `select coalesce(sum(seq_scan), 0)::int as scans from pg_stat_xact_user_tables where relname in ('events', 'idempotency')`,
      );
      return rows[0].scans;
    };
    await store.append(post(1));
    await own.pool.query('analyze');
    for (let k = 0; k < 10; k++) await readAll();
    const idempotency = (number: number) => ({ principal: 'p', key: `k${number}`, bodyHmac: 'h', result: {} });
    const grown = Array.from({ length: 3000 }, (_, k) => store.append({ ...post(2 + k), idempotency: idempotency(k) }));
    await Promise.all(grown);
    await own.pool.query('begin');
    const before = await scans();
    await readAll();
    expect((await scans()) - before).toBe(0);
    await own.pool.query('commit');
    await own.drop();
  });

  it('rejects with the error, and appends nothing, if the connection breaks', async () => {
    const pool = new pg.Pool({ connectionString: 'postgresql://postgres@127.0.0.1:1/nothing' });
    await expect(new PostgresEventStore({ pool, ids }).append(post(6000))).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
    await pool.end();
  });
});
