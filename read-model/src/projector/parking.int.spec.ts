import { toOrderingKey } from '@naksha/events/kernel';
import { FixedClock, SeededIds, samplePosted, samplePriceChange } from '@naksha/events/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DocumentKind } from '../documents/document-kind.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { listParkedKeys, requestParkedKeyRelease } from './parked.ts';
import { MAX_PARKED } from './partition-projector.ts';
import { PartitionStopped } from './projector-errors.ts';
import {
  nameSampleInterestStream,
  nameSampleListingStream,
  poison,
  sampleContacted,
  sampleListingAndBuyer,
  sampleListingId,
  sampleSaved,
  verified,
} from './testing/histories.ts';
import { partitionOfStream, ReadSide, replaceSampleKind } from './testing/read-side.ts';

const neighbours = Array.from({ length: 2000 }, (_, number) => number).filter(
  (number) => partitionOfStream(nameSampleListingStream(number)) === partitionOfStream(nameSampleListingStream(0)),
);
const partition = partitionOfStream(nameSampleListingStream(0));
const [bad, good, other] = neighbours;

describe('an event that cannot be folded', () => {
  let side: ReadSide;
  beforeEach(async () => {
    side = await ReadSide.open();
  });
  afterEach(() => side.close());

  const shown = async () =>
    (await side.documents()).filter(({ kind, body }) => kind !== 'posting' && body !== null).map(({ id }) => id);
  const ids = new SeededIds(9);
  const release = (key: string) => requestParkedKeyRelease({ store: side.store, clock: new FixedClock(), ids, key });
  /** A status before there is a lead, which the projection rejects. */
  const statusTooEarly = {
    type: 'LeadStatusSet',
    data: { ...sampleListingAndBuyer(bad, 7), seller: samplePosted().data.seller, status: 'called' },
  } as const;

  for (const batchSize of [1, 3, 100])
    it(`D-81 D-82 parks its ordering key, hides the public document and lets the others continue, ${batchSize} per batch`, async () => {
      await side.happened(nameSampleListingStream(bad), samplePosted(), verified);
      await side.happened(nameSampleInterestStream(bad, 8), sampleSaved(bad, 8));
      await side.happened(nameSampleListingStream(good), samplePosted());
      const at = await side.happened(nameSampleInterestStream(bad, 7), statusTooEarly);
      await side.happened(nameSampleListingStream(bad), samplePriceChange(4_500_000, 4_000_000));
      await side.happened(nameSampleInterestStream(bad, 9), sampleSaved(bad, 9));
      await side.happened(nameSampleListingStream(good), verified);
      await side.happened(nameSampleListingStream(other), samplePosted());
      await side.projectAll(side.projector(), batchSize);

      expect(await listParkedKeys(side.pool)).toEqual([
        {
          key: sampleListingId(bad),
          ...at,
          error: expect.stringMatching(/^LeadStatusSet at \d+:5 of interest-.* Lead status precedes the first contact/),
          later: 2,
          parkedAt: expect.any(Date),
        },
      ]);
      const documents = await side.documents();
      expect(documents.find(({ id }) => id === sampleListingId(bad))).toMatchObject({
        body: null,
        hidden: true,
        seq: at.seq,
      });
      expect(documents.find(({ id }) => id === sampleListingId(good))).toMatchObject({ body: { state: 'verified' } });
      expect(await shown()).toContain(sampleListingId(other));
      expect(documents.filter(({ kind }) => kind === 'interest')).toMatchObject([
        { body: { saved: true }, hidden: false },
      ]);
      expect(await side.checkpoint(partition)).toBe((await side.store.heads())[partition]);
    });

  it('D-81 parks the key for data that violate their schema, and counts further events', async () => {
    const changes = [samplePriceChange(4_500_000, 4_400_000), samplePriceChange(4_400_000, 4_300_000)];
    await side.happened(nameSampleListingStream(bad), samplePosted(), ...changes);
    await side.happened(nameSampleListingStream(good), samplePosted());
    // Events accepted by earlier code, which the event store would reject now.
    const events = (await side.readEvents(partition)).map((event) =>
      event.type === 'ListingPriceChanged' ? { ...event, data: { from: 1, to: -1 } } : event,
    );
    await side.projector().handle({ partition, events });
    expect(await listParkedKeys(side.pool)).toMatchObject([{ key: sampleListingId(bad), seq: 2, later: 1 }]);
    expect(await shown()).toEqual([sampleListingId(good)]);
  });

  it('D-81 parks the key for a document that the database rejects', async () => {
    const withNul: DocumentKind<ListingDocument> = {
      ...listingKind,
      fold: (before, event) => {
        const body = listingKind.fold(before, event);
        return body && event.stream === nameSampleListingStream(bad) ? { ...body, reasons: ['\0'] } : body;
      },
    };
    await side.happened(nameSampleListingStream(bad), samplePosted());
    await side.happened(nameSampleListingStream(good), samplePosted());
    await side.projectAll(side.projector(replaceSampleKind(withNul)));
    expect(await listParkedKeys(side.pool)).toMatchObject([
      { key: sampleListingId(bad), error: expect.stringContaining('Unicode') },
    ]);
    expect(await shown()).toEqual([sampleListingId(good)]);
  });

  it('D-81 parks nothing if processing the events one by one succeeds', async () => {
    let hiccups = 1;
    const once: DocumentKind<ListingDocument> = {
      ...listingKind,
      fold: (before, event) => {
        if (event.type === 'ListingVerified' && hiccups-- > 0) throw new Error('out of memory, say');
        return listingKind.fold(before, event);
      },
    };
    await side.happened(nameSampleListingStream(bad), samplePosted(), verified);
    await side.projectAll(side.projector(replaceSampleKind(once)));
    expect(await listParkedKeys(side.pool)).toEqual([]);
    expect((await side.documents()).filter(({ kind }) => kind === 'listing')).toMatchObject([
      { body: { state: 'verified' } },
    ]);
  });

  describe('a released key', () => {
    let mended: boolean;
    const fragile: DocumentKind<ListingDocument> = {
      ...listingKind,
      fold: (before, event) => {
        if (event.type === 'ListingVerified' && !mended) throw new Error('a bug');
        return listingKind.fold(before, event);
      },
    };
    const withFragile = replaceSampleKind(fragile);
    beforeEach(async () => {
      mended = false;
      await side.happened(
        nameSampleListingStream(bad),
        samplePosted(),
        verified,
        samplePriceChange(4_500_000, 4_000_000),
      );
      await side.happened(nameSampleInterestStream(bad, 7), sampleContacted(bad, 7));
      await side.projectAll(side.projector(withFragile));
      expect(await listParkedKeys(side.pool)).toMatchObject([{ key: sampleListingId(bad), later: 2 }]);
    });

    it('D-83 is folded again from the event table, as if it had never been parked', async () => {
      mended = true;
      const { position } = await release(sampleListingId(bad));
      const after = await side.happened(nameSampleListingStream(bad), samplePriceChange(4_000_000, 3_900_000));
      await side.projectAll(side.projector(withFragile));

      expect(position).toBe(`${partition}:5`);
      expect(await listParkedKeys(side.pool)).toEqual([]);
      const released = await side.documents();
      expect(released.map(({ kind, seq, hidden }) => [kind, seq, hidden])).toEqual([
        ['interest', 5, false],
        ['listing', after.seq, false],
        ['posting', 5, false],
      ]);
      await side.pool.query('truncate read_g1.document; update read_g1.checkpoint set seq = 0');
      await side.projectAll(side.projector());
      const withoutSeq = (rows: typeof released) => rows.map(({ seq: _, ...row }) => row);
      expect(withoutSeq(await side.documents())).toEqual(withoutSeq(released));
    });

    it('D-83 is parked again if nothing was fixed', async () => {
      await release(sampleListingId(bad));
      await side.projectAll(side.projector(withFragile));
      expect(await listParkedKeys(side.pool)).toMatchObject([
        { key: sampleListingId(bad), seq: 5, later: 0, error: expect.stringContaining('a bug') },
      ]);
      expect(await shown()).toEqual([]);
    });

    it('D-83 can be released by two processes at once', async () => {
      mended = true;
      await Promise.all([release(sampleListingId(bad)), release(sampleListingId(bad))]);
      await side.projectAll(side.projector(withFragile), 1);
      expect(await listParkedKeys(side.pool)).toEqual([]);
      expect(await shown()).toContain(sampleListingId(bad));
    });

    it('does not change if it was not parked', async () => {
      await side.happened(nameSampleListingStream(good), samplePosted());
      await release(sampleListingId(good));
      await side.projectAll(side.projector(withFragile));
      expect((await side.documents()).find(({ id }) => id === sampleListingId(good))).toMatchObject({ seq: 5 });
    });
  });

  it('D-84 stops the partition at the twenty-first parked key, and no other partition', async () => {
    for (const number of neighbours.slice(0, MAX_PARKED + 1))
      await side.happened(nameSampleListingStream(number), poison);
    const elsewhere = Array.from({ length: 2000 }, (_, k) => k).find((k) => !neighbours.includes(k))!;
    await side.happened(nameSampleListingStream(elsewhere), samplePosted());
    const projector = side.projector();
    const events = await side.readEvents(partition);
    for (const attempt of [1, 2]) {
      await expect(projector.handle({ partition, events })).rejects.toThrow(PartitionStopped);
      expect([attempt, (await listParkedKeys(side.pool)).length]).toEqual([attempt, MAX_PARKED]);
    }
    expect(await side.checkpoint(partition)).toBe(MAX_PARKED);
    expect((await listParkedKeys(side.pool)).map(({ key }) => key)).not.toContain(toOrderingKey(events.at(-1)!.stream));

    const there = partitionOfStream(nameSampleListingStream(elsewhere));
    await projector.handle({ partition: there, events: await side.readEvents(there) });
    expect(await shown()).toEqual([sampleListingId(elsewhere)]);
  });
});
