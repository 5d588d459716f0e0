import { randomUUID } from 'node:crypto';
import { samplePosted, samplePriceChange } from '@naksha/events/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listingKind } from '../listing/listing-kind.ts';
import { LostTimeline } from './lost-timeline.ts';
import { measureProjectionLag } from './projection-lag.ts';
import { ReplayRejected } from './rebuild.ts';
import { startProjector } from './start-projector.ts';
import { nameSampleListingStream, sampleListingId, sampleMarketHistory } from './testing/histories.ts';
import { partitionOfStream, ReadSide, replaceSampleKind } from './testing/read-side.ts';
import { SAMPLE_KINDS } from './testing/sample-kinds.ts';

const NEWER = replaceSampleKind({ ...listingKind, version: listingKind.version + 1 });

describe('after a restore of the write database alone', () => {
  let side: ReadSide;
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const partition = partitionOfStream(nameSampleListingStream(1));
  const lag = () => measureProjectionLag({ pool: side.pool, reader: side.store, now: new Date() });
  const running: { stop(): Promise<void> }[] = [];
  const project = async (kinds = SAMPLE_KINDS) => {
    const { pool, tail: eventLog, store: reader } = side;
    running.push(await startProjector({ pool, eventLog, reader, onError, kinds }));
  };
  const run = () => side.replay();
  const loseTail = async (events: number) => {
    const head = (await side.store.heads())[partition];
    await side.loseEvents(partition, head - events, head, head - events);
  };
  const renameSource = () => side.pool.query('update event_source set id = $1', [randomUUID()]);
  const prices = async () =>
    new Map(
      (await side.documents()).map(({ kind, id, body }) => [`${kind} ${id}`, (body as { price?: number })?.price]),
    );

  beforeEach(async () => {
    errors.length = 0;
    side = await ReadSide.open();
    for (const { stream, events } of sampleMarketHistory(20)) await side.happened(stream, ...events);
    await side.happened(
      nameSampleListingStream(1),
      samplePriceChange(4_500_000, 4_000_000),
      samplePriceChange(4_000_000, 3),
    );
    await side.projectAll(side.projector());
    await side.projector().positions([0]);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((projector) => projector.stop()));
    await side.close();
  });

  it('the projector stops with a message instead of skipping the next events, and the lag is negative', async () => {
    expect(await lag()).toEqual({ events: 0, seconds: 0 });
    await loseTail(2);
    await expect(side.projector().positions([partition])).rejects.toThrow(LostTimeline);
    await expect(side.projector().positions([(partition + 1) % 16])).rejects.toThrow(
      `Documents are ahead of the event table: partition ${partition} was read up to`,
    );
    expect(await lag()).toEqual({ events: -2, seconds: 0 });
  });

  it('a projector that was running meanwhile stops too', async () => {
    await project();
    const at = await side.happened(nameSampleListingStream(1), samplePriceChange(3, 4));
    await vi.waitFor(async () => expect(await side.checkpoint(partition)).toBe(at.seq), 10_000);
    await loseTail(2);
    await vi.waitFor(() => expect(errors[0]).toBeInstanceOf(LostTimeline), 10_000);
  });

  it('a replay goes as far as the event table, says so, and the projector continues from there', async () => {
    await loseTail(2);
    const replayed = await run();
    expect(replayed).toMatchObject({ generation: 2, equal: false, newCode: false });
    expect(replayed.lost).toContain('Documents are ahead of the event table');
    expect(await side.checkpoint(partition)).toBe((await side.store.heads())[partition]);
    expect((await prices()).get(`listing ${sampleListingId(1)}`)).not.toBe(3);

    await side.happened(nameSampleListingStream(1), samplePriceChange(1, 2));
    await side.projectAll(side.projector());
    expect((await prices()).get(`listing ${sampleListingId(1)}`)).toBe(2);
    expect((await run()).lost).toBeUndefined();
    expect(await lag()).toEqual({ events: 0, seconds: 0 });
  });

  it('an event table with another id counts as another one until a replay; newer code alone does not adopt it', async () => {
    await renameSource();
    await expect(side.projector().positions([0])).rejects.toThrow('Documents were built from event table urn:uuid:');
    await project(NEWER);
    expect(errors[0]).toBeInstanceOf(ReplayRejected);

    expect((await run()).lost).toContain('Documents were built from event table');
    expect(await side.projector().positions([0])).toEqual(new Map([[0, (await side.store.heads())[0]]]));
    expect((await run()).lost).toBeUndefined();
  });

  it('each read database has its own id, which identifies its projectors', async () => {
    const [mine, again] = await Promise.all([side.projector().identity(), side.projector().identity()]);
    expect(again).toBe(mine);
    const other = await ReadSide.open();
    expect(await other.projector().identity()).not.toBe(mine);
    await other.close();
  });

  it('events during the restore are not lost either', async () => {
    await loseTail(2);
    await project();
    const at = await side.happened(nameSampleListingStream(9000), samplePosted());
    await vi.waitFor(() => expect(errors[0]).toBeInstanceOf(LostTimeline), 10_000);
    expect((await side.documents()).map(({ id }) => id)).not.toContain(sampleListingId(9000));
    await run();
    await vi.waitFor(async () => expect(await side.checkpoint(at.partition)).toBe(at.seq), 10_000);
    expect((await side.documents()).map(({ id }) => id)).toContain(sampleListingId(9000));
  });
});
