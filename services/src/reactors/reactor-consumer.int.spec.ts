import { Signal } from '@naksha/events/async';
import type { KnownEvent } from '@naksha/events/contracts';
import { PostgresTail } from '@naksha/events/event-log';
import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import { nameInterestStream, nameListingStream, parsePositionToken, partitionForKey } from '@naksha/events/kernel';
import {
  createFreshDatabase,
  FAULTS,
  type Fault,
  FixedClock,
  type FreshDatabase,
  sampleAccount,
  sampleAppend,
  sampleListing,
  samplePosted,
  sampleRecordedEvent,
  UnreliableLog,
} from '@naksha/events/testing';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineEffectRule, type Reactor } from './reactor.ts';
import { ReactorConsumer, type ReactorTools } from './reactor-consumer.ts';
import { type NewEffect, PositionMoved } from './reactor-positions.ts';

describe('a reactor on the log', () => {
  let database: FreshDatabase;
  let store: PostgresEventStore;
  let listings = 0;
  beforeAll(async () => {
    database = await createFreshDatabase();
    store = new PostgresEventStore({ pool: database.pool, ids: new RandomIds() });
    await database.pool.query('create table seen (reactor text, partition int, seq bigint)');
  });
  afterAll(() => database.drop());

  const reactor = (name: string, changes: Partial<Reactor> = {}): Reactor => ({
    name,
    from: 'now',
    rules: [
      { ...defineEffectRule({ on: 'ListingContacted', subject: ({ data }) => data.listing }), kind: 'notify-lead' },
    ],
    ...changes,
  });
  /** So that duplicates are visible. */
  const seeing = (name: string): Reactor['keeps'] => ({
    types: ['ListingContacted'],
    async write(transaction: pg.ClientBase, events: readonly KnownEvent[]) {
      for (const { partition, seq } of events)
        await transaction.query('insert into seen values ($1, $2, $3)', [name, partition, seq]);
    },
  });
  const consumer = (of: Reactor, changes: Partial<ReactorTools> = {}) =>
    new ReactorConsumer(of, {
      pool: database.pool,
      reader: store,
      clock: new FixedClock(),
      onEffects: async () => {},
      onError: () => {},
      ...changes,
    });
  const leads = async (amount: number) => {
    let position = '';
    for (let k = 0; k < amount; k++) {
      const listing = sampleListing(++listings);
      const data = { listing, buyer: sampleAccount(9), seller: sampleAccount(1), day: '2026-11-21' };
      await store.append(sampleAppend(nameListingStream(listing), 0, [samplePosted()]));
      const stream = nameInterestStream(listing, sampleAccount(9));
      const done = await store.append(sampleAppend(stream, 0, [{ type: 'ListingContacted', data }]));
      if (done.outcome === 'appended') position = done.position;
    }
    return parsePositionToken(position)!;
  };
  const readPositions = async (name: string): Promise<number[]> => {
    const { rows } = await database.pool.query(
      'select seq::int from reactor_position where reactor = $1 order by partition',
      [name],
    );
    return rows.map(({ seq }) => seq);
  };
  const readEffects = async (partition: number): Promise<{ seq: number; state: string; subject: string }[]> =>
    (
      await database.pool.query(
        'select seq::int, state, subject, last_error from effects where partition = $1 order by seq',
        [partition],
      )
    ).rows;
  const everything = [...Array(16).keys()];

  it('starts at the current events at its first start, and only then', async () => {
    await leads(20);
    const heads = await store.heads();
    const first = consumer(reactor('late'));
    expect([...(await first.positions(everything)).values()]).toEqual(heads);
    const { partition, seq } = await leads(1);
    expect((await consumer(reactor('late')).positions([partition])).get(partition)).toBe(heads[partition]);
    await first.handle({ partition, events: await store.readPartition(partition, heads[partition], 100) });
    expect((await readEffects(partition)).map((effect) => effect.seq)).toEqual([seq]);

    const table = consumer(reactor('table', { from: 'beginning' }));
    expect([...(await table.positions(everything)).values()]).toEqual(everything.map(() => 0));
  });

  it.each([...FAULTS.map((fault): [string, Fault[]] => [fault, [fault]]), ['bad in every way', [...FAULTS]]] as [
    string,
    Fault[],
  ][])('D-63 records each effect once, if delivery is %s', async (_, faults) => {
    const seed = Number(process.env.NAKSHA_SEED ?? Math.floor(Math.random() * 1e9));
    console.log(`seed ${seed}`);
    const name = `unreliable ${faults}`;
    const moved = new Signal();
    const told: NewEffect[] = [];
    const before = await store.heads();
    const subscription = await new UnreliableLog(
      new PostgresTail({ reader: store, listenUrl: database.url, batchSize: 7, retryMs: [5, 20] }),
      faults,
      seed,
    ).follow(
      consumer(reactor(name, { keeps: seeing(name) }), {
        onEffects: async (effects) => void told.push(...effects),
        onMoved: () => moved.notify(),
      }),
    );
    await moved.waitUntil(async () => (await readPositions(name)).length === 16, 100);
    await leads(40);
    const heads = await store.heads();
    await moved.waitUntil(
      async () => (await readPositions(name)).every((seq, partition) => seq >= heads[partition]),
      100,
    );
    await subscription.stop();

    const { rows } = await database.pool.query(
      `select e.partition, e.seq::int, e.id, (select count(*)::int from effects f where f.event_id = e.id) as effects,
           (select count(*)::int from seen s where s.reactor = $1 and s.partition = e.partition and s.seq = e.seq) as seen
         from events e where type = 'ListingContacted'`,
      [name],
    );
    const fresh = rows.filter(({ partition, seq }) => seq > before[partition]);
    expect(fresh).toHaveLength(40);
    for (const event of fresh) expect(event).toMatchObject({ effects: 1, seen: 1 });
    expect(told.map(({ event }) => event.id).sort()).toEqual(fresh.map(({ id }) => id).sort());
  });

  it('D-63 another reactor with the same effect finds it recorded', async () => {
    const [one, other] = [consumer(reactor('one')), consumer(reactor('other'))];
    await Promise.all([one.positions(everything), other.positions(everything)]);
    const { partition, seq } = await leads(1);
    const events = await store.readPartition(partition, seq - 1, 1);
    for (const each of [one, other]) await each.handle({ partition, events });
    expect((await readEffects(partition)).filter((effect) => effect.seq === seq)).toHaveLength(1);
  });

  it('D-63 moves its position and records effects together or not at all', async () => {
    const broken: Reactor['keeps'] = {
      types: ['ListingContacted'],
      write: () => Promise.reject(new Error('cut off')),
    };
    const breaking = consumer(reactor('breaking', { keeps: broken }));
    const before = [...(await breaking.positions(everything)).values()];
    const { partition, seq } = await leads(1);
    const events = await store.readPartition(partition, before[partition], 100);
    await expect(breaking.handle({ partition, events })).rejects.toThrow('cut off');
    expect(await readPositions('breaking')).toEqual(before);
    expect((await readEffects(partition)).map((effect) => effect.seq)).not.toContain(seq);
  });

  it('leaves the batch if another owner has moved on, and continues from there', async () => {
    const [paused, other] = [consumer(reactor('two')), consumer(reactor('two'))];
    await Promise.all([paused.positions(everything), other.positions(everything)]);
    const { partition, seq } = await leads(1);
    const from = (await readPositions('two'))[partition];
    const batch = { partition, events: await store.readPartition(partition, from, 100) };
    await other.handle(batch);
    const told: NewEffect[] = [];
    await expect(paused.handle(batch)).rejects.toThrow(PositionMoved);
    expect(told).toEqual([]);
    expect((await readEffects(partition)).filter((effect) => effect.seq === seq)).toHaveLength(1);
    expect((await paused.positions([partition])).get(partition)).toBe(batch.events.at(-1)!.seq);
    await paused.handle(batch);
  });

  it('reads events from the event table that the log omitted', async () => {
    const gappy = consumer(reactor('gappy', { keeps: seeing('gappy') }));
    const from = await gappy.positions(everything);
    const { partition, seq } = await leads(30);
    await gappy.handle({ partition, events: await store.readPartition(partition, seq - 1, 1) });
    const { rows } = await database.pool.query(
      `select seq::int from events where partition = $1 and seq > $2 and type = 'ListingContacted' order by seq`,
      [partition, from.get(partition)],
    );
    const seen = await database.pool.query(`select seq::int from seen where reactor = 'gappy' order by seq`);
    expect(seen.rows).toEqual(rows);
  });

  it('stores an unreadable event as failed, and continues', async () => {
    const listing = sampleListing(++listings);
    const partition = partitionForKey(listing);
    const careful = consumer(reactor('careful'));
    const from = (await careful.positions([partition])).get(partition)!;
    const bad = sampleRecordedEvent({
      partition,
      seq: from + 1,
      id: new RandomIds().uuid(),
      stream: nameInterestStream(listing, sampleAccount(9)),
      type: 'ListingContacted',
      data: { listing },
    });
    await careful.handle({ partition, events: [bad] });
    expect((await readEffects(partition)).at(-1)).toMatchObject({ seq: from + 1, state: 'dead' });
    const newer = sampleRecordedEvent({ partition, seq: from + 2, type: 'ListingViewed', schema: 99 });
    await expect(careful.handle({ partition, events: [newer] })).rejects.toThrow('Unknown event ListingViewed v99');
    expect((await readPositions('careful'))[partition]).toBe(from + 1);
  });
});
