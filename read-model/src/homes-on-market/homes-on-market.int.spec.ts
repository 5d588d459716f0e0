import type { DomainEvent } from '@naksha/events/contracts';
import type { Rupees } from '@naksha/events/kernel';
import { samplePosted, samplePriceChange } from '@naksha/events/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { lapsed, nameSampleListingStream, revised, sampleListingId, verified } from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';
import { listSitemapPartStarts, loadHomeSitemapEntries } from './address-parts.ts';
import { HomesOnMarket } from './homes-on-market.ts';

const [POSTED, VERIFIED, LATER] = ['2026-11-01T06:00:00.000Z', '2026-11-02T06:00:00.000Z', '2026-11-09T06:00:00.000Z'];
const posted = samplePosted({ price: 5_000_000 as Rupees });
const sold: DomainEvent = { type: 'ListingSold', data: { by: 'owner' } };
const deleted: DomainEvent = { type: 'ListingDeleted', data: { by: 'owner' } };

let world: ReadModelWorld;
let app: ReadModelApp;
let homes: HomesOnMarket;
beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
  homes = app.nest.get(HomesOnMarket);
});
afterAll(() => world.close());

const readAll = async (batches: AsyncIterable<{ id: string; changedAt: string }[]> | undefined) => {
  const found: { id: string; changedAt: string }[] = [];
  for await (const batch of batches ?? []) found.push(...batch);
  return found;
};

describe('homes on the market', () => {
  it('are empty before the first verification', async () => {
    expect([await homes.countParts(), await homes.readPart(1)]).toEqual([0, undefined]);
  });

  it('R-24 R-25 are only verified homes, with the day on which their page last changed', async () => {
    const histories: DomainEvent[][] = [
      [],
      [samplePriceChange(5_000_000, 4_500_000)],
      [revised],
      [lapsed],
      [sold],
      [deleted],
      [{ type: 'ListingRejected', data: { reasons: ['gone'], takenDown: true } }],
    ];
    for (const [k, later] of histories.entries()) {
      const stream = nameSampleListingStream(k);
      await world.happenedAt(POSTED, stream, posted);
      await world.happenedAt(VERIFIED, stream, verified);
      if (later.length > 0) await world.happenedAt(LATER, stream, ...later);
    }
    await world.happenedAt(POSTED, nameSampleListingStream(20), posted);
    await world.happenedAt(POSTED, nameSampleListingStream(21), samplePosted({ demo: true }), verified);
    await world.drain();
    expect(await homes.countParts()).toBe(1);
    const changed = (await readAll(await homes.readPart(1))).map(({ id, changedAt }) => [id, changedAt]);
    expect(changed).toEqual([
      [sampleListingId(0), VERIFIED],
      [sampleListingId(1), LATER],
      [sampleListingId(2), VERIFIED],
      [sampleListingId(3), LATER],
    ]);
    const newest = await homes.listNewest({}, 3);
    expect(newest.map(({ card, changedAt }) => [card.id, changedAt])).toEqual([
      [sampleListingId(3), LATER],
      [sampleListingId(2), VERIFIED],
      [sampleListingId(1), LATER],
    ]);
  });

  it('are split into parts and read in batches, each once', async () => {
    const documents = app.nest.get<Documents>(DOCUMENTS);
    for (const size of [1, 2, 3, 4]) {
      const parts = await listSitemapPartStarts(documents, size);
      expect(parts).toHaveLength(Math.ceil(4 / size));
      const read = parts.map((from, k) =>
        readAll(loadHomeSitemapEntries(documents, { from, before: parts[k + 1], batch: 2 })),
      );
      const found = await Promise.all(read);
      expect(found.flat().map(({ id }) => id)).toEqual([0, 1, 2, 3].map((k) => sampleListingId(k)));
      expect(Math.max(...found.map(({ length }) => length))).toBe(size);
    }
  });
});
