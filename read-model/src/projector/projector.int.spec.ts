import { START } from '@naksha/events/kernel';
import { sampleAccount, samplePosted, samplePriceChange } from '@naksha/events/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDocuments } from '../documents/open-documents.ts';
import { DocumentFeed } from '../feed/document-feed.ts';
import { interestKind } from '../leads/interest-kind.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { startProjector } from './start-projector.ts';
import {
  nameSampleInterestStream,
  nameSampleListingStream,
  sampleContacted,
  sampleListingId,
} from './testing/histories.ts';
import { ReadSide } from './testing/read-side.ts';
import { SAMPLE_KINDS } from './testing/sample-kinds.ts';

describe('the projector following the event table', () => {
  let side: ReadSide;
  const failed: unknown[] = [];
  beforeAll(async () => {
    side = await ReadSide.open();
  });
  afterAll(() => side.close());

  it('D-87 turns events into documents that a writer can wait for and a subscriber receives', async () => {
    const documents = await openDocuments(side.pool, { kinds: SAMPLE_KINDS, onError: (error) => failed.push(error) });
    const projector = await startProjector({
      pool: side.pool,
      kinds: SAMPLE_KINDS,
      eventLog: side.tail,
      reader: side.store,
      onError: (error) => failed.push(error),
    });
    const seen: string[] = [];
    const vectors: (readonly number[])[] = [];
    const loaded = Promise.withResolvers<void>();
    const feed = new DocumentFeed(documents.follower);
    feed.subscribe({
      kinds: [listingKind, interestKind],
      load: () => ({ page: (page) => void seen.push(...page.map(({ id }) => `scan ${id}`)), end: loaded.resolve }),
      changed({ documents, after }) {
        seen.push(...documents.map(({ kind, id, seq }) => `${kind} ${id} ${seq}`));
        vectors.push(after);
      },
    });
    feed.start();
    await loaded.promise;

    await side.happened(nameSampleListingStream(1), samplePosted(), samplePriceChange(4_500_000, 4_200_000));
    const at = await side.happened(nameSampleInterestStream(1, 7), sampleContacted(1, 7));
    expect(await feed.reached({ seqs: START.with(at.partition, at.seq) }, 5000)).toBe(true);

    const id = `${sampleListingId(1)}-${sampleAccount(7)}`;
    expect(await documents.get(interestKind, id)).toEqual({
      kind: 'interest',
      id,
      ...at,
      body: {
        listing: sampleListingId(1),
        buyer: sampleAccount(7),
        seller: sampleAccount(1),
        saved: false,
        viewedOn: [],
        contactedAt: '2026-11-21T06:00:00.000Z',
        status: 'new',
        due: '2026-11-21T06:00:00.000Z',
      },
    });
    expect(await documents.get(listingKind, sampleListingId(1))).toMatchObject({ seq: 2, body: { price: 4_200_000 } });
    // A position is known before subscribers have handled it.
    await expect.poll(() => seen.at(-1)).toBe(`interest ${id} 3`);
    expect(vectors.at(-1)?.[at.partition]).toBe(3);
    expect(failed).toEqual([]);

    await feed.stop();
    await projector.stop();
    await documents.close();
  });
});
