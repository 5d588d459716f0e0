import { PostgresTail } from '@naksha/events/event-log';
import { PostgresEventStore, RandomIds, SystemClock } from '@naksha/events/event-store';
import { nameListingStream } from '@naksha/events/kernel';
import {
  createFreshDatabase,
  type FreshDatabase,
  sampleAppend,
  sampleListing,
  samplePosted,
  samplePriceChange,
} from '@naksha/events/testing';
import { DOCUMENT_KINDS, measureProjectionLag, openDocuments, startProjector } from '@naksha/read-model';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFirstProjectionDoneCheck } from './first-fill.ts';

describe('documents of an event log', () => {
  let database: FreshDatabase;
  let store: PostgresEventStore;
  let end: (() => Promise<unknown>)[];
  beforeEach(async () => {
    database = await createFreshDatabase();
    store = new PostgresEventStore({ pool: database.pool, ids: new RandomIds() });
    const documents = await openDocuments(database.pool, { kinds: DOCUMENT_KINDS, onError });
    end = [() => database.drop(), () => documents.close()];
  });
  afterEach(async () => {
    for (const one of end.reverse()) await one();
  });

  const onError = (error: unknown) => {
    throw error;
  };
  const open = () =>
    createFirstProjectionDoneCheck({
      readPool: database.pool,
      write: { store, clock: new SystemClock() },
    } as unknown as Parameters<typeof createFirstProjectionDoneCheck>[0]);
  let listings = 0;
  const post = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        store.append(
          sampleAppend(nameListingStream(sampleListing(++listings)), 0, [samplePosted(), samplePriceChange(9, 8)]),
        ),
      ),
    );
  const project = async () => {
    const projector = await startProjector({
      ...{ pool: database.pool, kinds: DOCUMENT_KINDS, reader: store, onError },
      eventLog: new PostgresTail({ reader: store, listenUrl: database.url }),
    });
    const stop = projector.stop.bind(projector);
    end.push(stop);
    return stop;
  };

  it('that are built from the first event are used only after they have caught up', async () => {
    await post(300);
    const filled = await open();
    expect(await filled()).toBe(false);
    await project();
    await vi.waitFor(async () => expect(await filled()).toBe(true), 60_000);
  });

  it('that are late are used, and so are those that had caught up before', async () => {
    expect(await (await open())()).toBe(true);
    await post(400);
    const early = await open();
    const stop = await project();
    const lag = () => measureProjectionLag({ pool: database.pool, reader: store, now: new Date() });
    await vi.waitFor(async () => expect((await lag()).events).toBe(0), 60_000);
    expect(await early()).toBe(true);
    await stop();
    end.pop();
    await post(350);
    expect([await (await open())(), await early()]).toEqual([true, true]);
  });
});
