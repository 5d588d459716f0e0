import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AlertMatch, MatchedStep } from '@naksha/events/contracts';
import { canonicalFilterQuery, Gazetteer, nameSearchStream, TRICITY_REGION } from '@naksha/events/kernel';
import { sampleAccount, samplePosted, samplePriceChange } from '@naksha/events/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DOCUMENT_KINDS } from '../document-kinds.ts';
import type { Documents } from '../documents/documents.ts';
import { openDocuments } from '../documents/open-documents.ts';
import { startProjector } from '../projector/start-projector.ts';
import {
  confirmed,
  lapsed,
  nameSampleListingStream,
  sampleListingId,
  sampleMaterialFacts,
  sampleSearchId,
  sampleSearchSaved,
  verified,
} from '../projector/testing/histories.ts';
import { ReadSide } from '../projector/testing/read-side.ts';
import { SAMPLE_LISTER_IDS } from '../testing/sample-lister-ids.ts';
import { AlertMatcher } from './alert-matcher.ts';
import type { AlertSink } from './alert-sink.ts';
import { startAlertMatcher } from './start-alert-matcher.ts';

class MemorySink implements AlertSink {
  at: readonly number[] | undefined;
  readonly matches: AlertMatch[] = [];
  readonly gone: string[] = [];
  broken = false;

  async readPosition() {
    return this.at;
  }
  async begin(seqs: readonly number[]) {
    this.at ??= seqs;
  }
  async record({ from, to, matches, gone }: MatchedStep) {
    if (this.broken || from.some((seq, k) => seq !== this.at?.[k])) throw new Error('not taken in');
    this.at = to;
    this.matches.push(...matches);
    this.gone.push(...gone);
  }
}

let side: ReadSide;
let documents: Documents;
let projector: { stop(): Promise<void> };
let sink = new MemorySink();
const running: { stop(): Promise<void> }[] = [];
const errors: unknown[] = [];
let matchers: AlertMatcher[] = [];

beforeAll(async () => {
  side = await ReadSide.open();
  const onError = () => {};
  projector = await startProjector({
    pool: side.pool,
    kinds: DOCUMENT_KINDS,
    eventLog: side.tail,
    reader: side.store,
    onError,
  });
  documents = await openDocuments(side.pool, {
    kinds: DOCUMENT_KINDS,
    retryMs: 20,
    onError: (error) => void errors.push(error),
  });
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
  sink = new MemorySink();
  matchers = [];
});
afterAll(async () => {
  await documents.close();
  await projector.stop();
  await side.close();
});

function start() {
  const matcher = new AlertMatcher({
    region: TRICITY_REGION,
    sink,
    store: side.store,
    gazetteer: new Gazetteer([]),
    listerIds: SAMPLE_LISTER_IDS,
  });
  matchers.push(matcher);
  const { follower } = documents;
  const started = startAlertMatcher({
    pool: side.pool,
    follower,
    matcher,
    retryMs: 20,
    onError: (error) => void errors.push(error),
  });
  running.push(started);
  return { matcher, ...started };
}
const drain = async () => {
  const heads = await side.store.heads();
  await expect
    .poll(() => matchers.some(({ at }) => heads.every((seq, k) => (at[k] ?? -1) >= seq)), {
      timeout: 10_000,
      interval: 10,
    })
    .toBe(true);
};
const found = () => {
  const matches = sink.matches.splice(0);
  return matches.filter(({ filter }) => filter !== '').map(({ filter, listing, why }) => [listing, why, filter]);
};
const post = (number: number, price: number, at = '2026-11-01T06:00:00Z') =>
  side.happenedAt(at, nameSampleListingStream(number), samplePosted({ price: price as never }));
const happen = (number: number, ...events: Parameters<ReadSide['happened']>[1][]) =>
  side.happened(nameSampleListingStream(number), ...events);
let searches = 0;
const save = async (view: string): Promise<{ stream: string; filter: string }> => {
  const stream = nameSearchStream(sampleSearchId(++searches));
  await side.happened(stream, sampleSearchSaved({ view, account: sampleAccount(5) }));
  return { stream, filter: view };
};

it('Y-02 finds new homes, homes that have come to match, and price cuts, for matching searches', async () => {
  start();
  await drain();
  await save('price_range=0,50');
  await save('bedroom=8');
  await post(1, 6_000_000);
  await happen(1, verified);
  await post(2, 4_500_000);
  await drain();
  expect(found()).toEqual([]);
  const noted = sink.at;
  await save('bedroom=7');
  await drain();
  expect(sink.at).toBe(noted);
  await happen(2, verified);
  await drain();
  expect(found()).toEqual([[sampleListingId(2), 'new', 'price_range=0%2C50']]);
  await happen(1, samplePriceChange(6_000_000, 4_900_000));
  await drain();
  expect(found()).toEqual([[sampleListingId(1), 'new', 'price_range=0%2C50']]);
  await happen(1, verified, samplePriceChange(4_900_000, 4_950_000));
  await drain();
  expect(found()).toEqual([]);
});

it('reports a price cut of a matching home only if it is one', async () => {
  await post(10, 4_900_000);
  await side.happenedAt('2026-11-02T06:00:00Z', nameSampleListingStream(10), verified);
  await post(11, 4_900_000);
  await happen(11, verified);
  for (const [partition, seq] of (await side.store.heads()).entries()) await side.projected({ partition, seq }, 10_000);
  start();
  await drain();
  expect(found()).toEqual([]);
  await happen(10, samplePriceChange(4_900_000, 4_500_000));
  await happen(11, samplePriceChange(4_900_000, 4_500_000));
  await drain();
  expect(found()).toEqual([[sampleListingId(10), 'cut', 'price_range=0%2C50']]);
});

it('reports removed homes, and reports no home again that was only inactive', async () => {
  start();
  await drain();
  await post(20, 3_000_000);
  await happen(20, verified);
  await drain();
  expect(found()).toHaveLength(1);
  await happen(20, lapsed);
  await drain();
  expect(new Set(sink.gone)).toEqual(new Set([sampleListingId(20)]));
  await happen(20, confirmed);
  await drain();
  expect(found()).toEqual([]);
  await happen(20, { type: 'ListingSold', data: { by: 'owner' } });
  await post(21, 3_000_000);
  await happen(21, verified, { type: 'ListingDeleted', data: { by: 'owner' } });
  await drain();
  expect(sink.gone).toContain(sampleListingId(21));
  expect(found().map(([id]) => id)).not.toContain(sampleListingId(20));
});

it('continues after a stop, a failure or a takeover without missing or repeating a home', async () => {
  const { stop } = start();
  await drain();
  await stop();
  await post(30, 3_000_000);
  await happen(30, verified);
  await happen(30, samplePriceChange(3_000_000, 2_900_000));
  start();
  const second = start();
  await drain();
  expect(found()).toEqual([[sampleListingId(30), 'new', 'price_range=0%2C50']]);
  sink.broken = true;
  await post(31, 3_000_000);
  await happen(31, verified);
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  errors.length = 0;
  sink.broken = false;
  await drain();
  expect(found()).toEqual([[sampleListingId(31), 'new', 'price_range=0%2C50']]);
  await running.splice(-2, 1)[0].stop();
  await post(32, 3_000_000);
  await happen(32, verified);
  await drain();
  expect(found()).toEqual([[sampleListingId(32), 'new', 'price_range=0%2C50']]);
  await second.stop();
});

it('reports documents that were closed before the handover, but not when it is stopped', async () => {
  const load = async (stopFirst: boolean) => {
    const asked = Promise.withResolvers<void>();
    const loading = Promise.withResolvers<never>();
    const follow = () => {
      asked.resolve();
      return loading.promise;
    };
    const told: unknown[] = [];
    const { stop } = startAlertMatcher({
      pool: side.pool,
      follower: { follow },
      matcher: new AlertMatcher({
        region: TRICITY_REGION,
        sink,
        store: side.store,
        gazetteer: new Gazetteer([]),
        listerIds: SAMPLE_LISTER_IDS,
      }),
      onError: (error) => void told.push(error),
    });
    await asked.promise;
    if (stopFirst) await stop();
    loading.reject('closed');
    await nextTurn();
    await stop();
    return told;
  };
  expect(await load(false)).toEqual(['closed']);
  expect(await load(true)).toEqual([]);
});

it('checks a search that arrives late against changes since it was saved', async () => {
  const { matcher } = start();
  await drain();
  await post(40, 3_000_000);
  await happen(40, verified);
  await drain();
  found();
  const { stream } = await save('area_range=200,2000&price_range=0,100');
  await drain();
  const late = canonicalFilterQuery({ area: { min: 200, max: 2000 }, price: { min: 0, max: 100 } });
  expect(found()).toContainEqual([sampleListingId(40), 'new', late]);
  const before = matcher.size.searches;
  await side.happened(stream, { type: 'SearchPaused', data: { by: 'link' } });
  await post(41, 3_000_000);
  await happen(41, verified);
  await drain();
  expect(found().map(([, , filter]) => filter)).not.toContain(late);
  expect(matcher.size.searches).toBe(before - 1);
  await side.happened(stream, { type: 'SearchResumed', data: {} });
  await drain();
  expect(matcher.size.searches).toBe(before);
});

it('a search without filters matches every new home, wherever it is', async () => {
  start();
  await drain();
  await side.happened(
    nameSampleListingStream(50),
    samplePosted({ facts: sampleMaterialFacts({ placeIds: undefined }) }),
    verified,
  );
  await drain();
  expect(sink.matches.filter(({ filter }) => filter === '')).toMatchObject([
    { listing: sampleListingId(50), why: 'new' },
  ]);
});
