import { START } from '@naksha/events/kernel';
import { samplePosted, samplePriceChange } from '@naksha/events/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Documents } from '../documents/documents.ts';
import { openDocuments } from '../documents/open-documents.ts';
import { interestKind } from '../leads/interest-kind.ts';
import { listingKind } from '../listing/listing-kind.ts';
import {
  nameSampleInterestStream,
  nameSampleListingStream,
  sampleContacted,
  sampleListingId,
} from '../projector/testing/histories.ts';
import { ReadSide } from '../projector/testing/read-side.ts';
import { SAMPLE_KINDS } from '../projector/testing/sample-kinds.ts';
import { DocumentFeed } from './document-feed.ts';
import type { FeedSubscriber } from './feed-change.ts';

describe('the document feed', () => {
  let side: ReadSide;
  let documents: Documents;
  let feed: DocumentFeed;
  const errors: Error[] = [];
  beforeEach(async () => {
    errors.length = 0;
    side = await ReadSide.open();
    documents = await openDocuments(side.pool, {
      kinds: SAMPLE_KINDS,
      pollMs: 20,
      retryMs: 20,
      onError: (error) => errors.push(error as Error),
    });
    feed = new DocumentFeed(documents.follower);
    await happens(1, samplePosted());
  });
  afterEach(async () => {
    await documents.close();
    await feed.stop();
    await side.close();
  });

  const happened = async (number: number, ...events: Parameters<ReadSide['happened']>[1][]) => {
    const { partition, seq } = await side.happened(nameSampleListingStream(number), ...events);
    return { seqs: START.with(partition, seq) };
  };
  const happens = async (...what: Parameters<typeof happened>) => {
    const at = await happened(...what);
    await side.projectAll(side.projector());
    return at;
  };
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise(setImmediate);
  };
  const scribe = (name: string, told: string[], kinds: FeedSubscriber['kinds']): FeedSubscriber => ({
    kinds,
    load: (generation) => ({
      page: (page) => void told.push(...page.map(({ kind }) => `${name} loads ${kind}`)),
      end: () => void told.push(`${name} loaded ${generation}`),
    }),
    changed: ({ before, documents }) =>
      void told.push(before ? `${name} ${documents.map(({ kind }) => kind)}` : `${name} begins`),
  });

  it('waits for a later position, and times out if it is not reached', async () => {
    feed.start();
    const at = await happened(1, samplePriceChange(4_500_000, 4_400_000));
    expect(await feed.reached(at, 30)).toBe(false);
    const waiting = feed.reached(at, 5000);
    await side.projectAll(side.projector());
    expect(await waiting).toBe(true);
    expect(await documents.get(listingKind, sampleListingId(1))).toMatchObject({ body: { price: 4_400_000 } });
  });

  it('delivers every requested kind to all subscribers, in order', async () => {
    const told: string[] = [];
    feed.subscribe(scribe('first', told, [listingKind]));
    feed.subscribe(scribe('second', told, [interestKind]));
    feed.start();
    expect(() => feed.subscribe(scribe('late', told, []))).toThrow('Subscribe before the document feed starts');
    await until(() => told.length === 6);
    await side.happened(nameSampleInterestStream(1, 7), sampleContacted(1, 7));
    await side.projectAll(side.projector());
    await until(() => told.length === 8);
    expect(told).toEqual([
      'first loads listing',
      'second loads listing',
      'first loaded 1',
      'second loaded 1',
      'first begins',
      'second begins',
      'first interest',
      'second interest',
    ]);
  });

  it('D-93 reports the position of documents while a subscriber is still loading', async () => {
    const told: string[] = [];
    const slow = scribe('slow', told, [listingKind]);
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const page = () => {
      begun.resolve();
      return held.promise;
    };
    feed.subscribe({ ...slow, load: (generation) => ({ ...slow.load(generation), page }) });
    feed.start();
    await begun.promise;
    expect(await feed.reached(await happens(2, samplePosted()), 5000)).toBe(true);
    expect(told).toEqual([]);
    held.resolve();
    await until(() => told.length === 3);
    expect(told).toEqual(['slow loaded 1', 'slow begins', 'slow listing']);
    expect(errors).toEqual([]);
  });

  it('reloads everything for all subscribers if one fails on a change', async () => {
    const told: string[] = [];
    let fail = true;
    feed.subscribe(scribe('first', told, [listingKind]));
    feed.subscribe({
      ...scribe('second', told, [listingKind]),
      changed({ before }) {
        if (!before || !fail) return;
        fail = false;
        throw new Error('the second choked');
      },
    });
    feed.start();
    await until(() => told.includes('first begins'));
    await happens(1, samplePriceChange(4_500_000, 4_400_000));
    await until(() => told.filter((line) => line === 'second loaded 1').length === 2);
    expect(errors.map(({ message }) => message)).toEqual(['the second choked']);
  });
});
