import type { RecordedEvent } from '@naksha/events/contracts';
import type { EventReader } from '@naksha/events/event-store';
import { samplePosted, samplePriceChange } from '@naksha/events/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CheckpointMoved } from '../documents/generation-store.ts';
import { listParkedKeys } from './parked.ts';
import { Projector } from './projector.ts';
import { PartitionStopped } from './projector-errors.ts';
import { nameSampleListingStream, sampleListingId, verified } from './testing/histories.ts';
import { partitionOfStream, ReadSide } from './testing/read-side.ts';
import { SAMPLE_KINDS } from './testing/sample-kinds.ts';

const stream = nameSampleListingStream(1);
const partition = partitionOfStream(stream);

describe('events from the log', () => {
  let side: ReadSide;
  let events: RecordedEvent[];
  beforeEach(async () => {
    side = await ReadSide.open();
    const fall = (k: number) => samplePriceChange(4_500_000 - k, 4_499_999 - k);
    await side.happened(stream, samplePosted(), verified, ...Array.from({ length: 6 }, (_, k) => fall(k)));
    events = await side.readEvents(partition);
  });
  afterEach(() => side.close());

  const handle = (projector: Projector, ...range: [number, number]) =>
    projector.handle({ partition, events: events.slice(...range) });
  const price = async () => (await side.documents())[0]?.body;

  it('D-76 are dropped at and below the checkpoint', async () => {
    const projector = side.projector();
    await handle(projector, 0, 5);
    const before = await side.documents();
    await handle(projector, 0, 5);
    await handle(projector, 2, 4);
    expect(await side.documents()).toEqual(before);
    expect(await side.checkpoint(partition)).toBe(5);
    await handle(projector, 3, 8);
    expect(await price()).toMatchObject({ price: 4_499_994 });
  });

  it('D-77 are read from the event table if they have a gap', async () => {
    const projector = side.projector();
    await handle(projector, 3, 4);
    expect(await price()).toMatchObject({ prices: [{ to: 4_499_999 }, { to: 4_499_998 }] });
    await projector.handle({ partition, events: [events[4], events[7]] });
    expect(await price()).toMatchObject({ price: 4_499_994, prices: Array(6).fill(expect.anything()) });
    expect(await side.checkpoint(partition)).toBe(8);
  });

  it('cause an error if the event table has the gap too', async () => {
    const reader: EventReader = {
      readPartition: async () => events.slice(2),
      readKey: async () => [],
      readAfter: async () => [],
      heads: async () => [],
      source: async () => 'a test',
    };
    const projector = new Projector({ pool: side.pool, reader, kinds: SAMPLE_KINDS });
    await expect(handle(projector, 3, 4)).rejects.toThrow(
      `Events missing in partition ${partition}: expected events 1 to `,
    );
    expect(await side.documents()).toEqual([]);
  });

  it('D-75 are left to another owner if the checkpoint has moved, with no document changed', async () => {
    const [mine, theirs] = [side.projector(), side.projector()];
    await handle(mine, 0, 2);
    await handle(theirs, 2, 5);
    const before = await side.documents();
    await expect(handle(mine, 2, 8)).rejects.toThrow(CheckpointMoved);
    expect(await side.documents()).toEqual(before);
    expect(await mine.positions([partition])).toEqual(new Map([[partition, 5]]));
    await handle(mine, 5, 8);
    expect(await side.checkpoint(partition)).toBe(8);
  });

  for (const [what, change] of [
    ['version', { schema: 99 }],
    ['type', { type: 'ListingTeleported' }],
  ] as const)
    it(`D-85 stop the partition at an unknown ${what}, after all events before it`, async () => {
      const strange = events.map((event, k) => (k === 3 ? { ...event, ...change } : event));
      const projector = side.projector();
      for (const attempt of [1, 2]) {
        const handled = projector.handle({ partition, events: strange });
        await expect(handled, `attempt ${attempt}`).rejects.toThrow(PartitionStopped);
        await expect(handled).rejects.toThrow(/Unknown event .* at \d+:4/);
      }
      expect(await side.checkpoint(partition)).toBe(3);
      expect(await price()).toMatchObject({ price: 4_499_999 });
      expect(await listParkedKeys(side.pool)).toEqual([]);
      await handle(projector, 3, 8);
      expect(await side.checkpoint(partition)).toBe(8);
    });

  it('D-80 are retried while the database fails, and no key is parked', async () => {
    const projector = side.projector();
    await side.pool.query('alter table read_g1.document rename to away');
    for (let attempt = 0; attempt < 3; attempt++)
      await expect(handle(projector, 0, 8)).rejects.toThrow('does not exist');
    await side.pool.query('alter table read_g1.away rename to document');
    expect(await side.checkpoint(partition)).toBe(0);
    await handle(projector, 0, 8);
    expect(await listParkedKeys(side.pool)).toEqual([]);
    expect(await price()).toMatchObject({ price: 4_499_994 });
  });

  it('D-79 D-80 change neither documents nor checkpoint if the connection breaks in the transaction', async () => {
    // The document's trigger waits for the test's lock: the checkpoint has moved, but is not committed.
    const holder = await side.pool.connect();
    await holder.query('select pg_advisory_lock(4711)');
    await side.pool.query(`
      create function wait_for_test() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(4711); return new; end $$;
      create trigger waits before insert on read_g1.document for each row execute function wait_for_test()`);
    const projector = side.projector();
    const handled = handle(projector, 0, 8).then(
      () => 'written',
      (error: Error) => error.message,
    );
    const victim = await waitingForLock(side);
    await side.pool.query('select pg_terminate_backend($1)', [victim]);
    expect(await handled).toMatch(/terminat/i);
    await holder.query('select pg_advisory_unlock(4711)');
    holder.release();
    expect([await side.checkpoint(partition), await side.documents()]).toEqual([0, []]);

    await handle(projector, 0, 8);
    expect(await side.checkpoint(partition)).toBe(8);
    expect(await side.documents()).toMatchObject([
      { kind: 'listing', id: sampleListingId(1), seq: 8 },
      { kind: 'posting', id: sampleListingId(1) },
    ]);
    expect(await listParkedKeys(side.pool)).toEqual([]);
  });
});

async function waitingForLock(side: ReadSide): Promise<number> {
  for (;;) {
    const { rows } = await side.pool.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
    );
    if (rows[0]) return rows[0].pid;
  }
}
