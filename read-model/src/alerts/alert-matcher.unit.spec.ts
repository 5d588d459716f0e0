import type { MatchedStep } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { Gazetteer, PARTITIONS, type SearchId, TRICITY_REGION } from '@naksha/events/kernel';
import { sampleAccount, sampleListing } from '@naksha/events/testing';
import { expect, it } from 'vitest';
import type { StoredDocument } from '../documents/stored-document.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { sampleSearchId } from '../projector/testing/histories.ts';
import type { SavedSearchDocument } from '../saved-searches/saved-search-document.ts';
import { savedSearchKind } from '../saved-searches/saved-search-kind.ts';
import { SAMPLE_LISTER_IDS } from '../testing/sample-lister-ids.ts';
import { sampleListingDocument } from '../testing/sample-listing.ts';
import { AlertMatcher } from './alert-matcher.ts';

const MANY = 1_000;
const AT = '2026-11-21T06:00:00.000Z';
const vector = (seq: number) => Array.from({ length: PARTITIONS }, () => seq);
let seq = 0;

const home = (n: number, changes: Partial<ListingDocument> = {}): StoredDocument<ListingDocument> => {
  const id = sampleListing(n);
  return { kind: listingKind.kind, id, partition: 0, seq: ++seq, body: sampleListingDocument({ id, ...changes }) };
};
const search = (n: number, view: string): StoredDocument<SavedSearchDocument> => ({
  ...{ kind: savedSearchKind.kind, id: sampleSearchId(n), partition: 1, seq: ++seq },
  body: {
    ...{ id: sampleSearchId(n) as SearchId, account: sampleAccount(5), view, frequency: 'at_once', paused: false },
    ...{ quiet: { from: 21, to: 8 }, savedAt: AT, seenUntil: AT, alertsSince: AT },
  },
});
const homes = (count: number) => Array.from({ length: count }, (_, n) => home(n + 1));

async function openMatcher(loaded: StoredDocument[], from = seq) {
  const steps: MatchedStep[] = [];
  const matcher = new AlertMatcher({
    region: TRICITY_REGION,
    gazetteer: new Gazetteer([]),
    listerIds: SAMPLE_LISTER_IDS,
    store: { readStream: async () => [{ seq: from + 1, occurredAt: AT }] } as unknown as Pick<EventStore, 'readStream'>,
    sink: {
      readPosition: async () => vector(from),
      begin: async () => {},
      record: async (step) => void steps.push(step),
    },
  });
  await matcher.reset(
    (async function* () {
      yield loaded;
    })(),
  );
  const found = (forAll = false) =>
    steps.flatMap(({ matches }) => matches).filter(({ filter }) => (filter === '') === forAll);
  return { matcher, steps, found };
}

it('Y-02 finds one home for each of a thousand filters, and a thousand homes of one batch for each of their searches', async () => {
  const searches = Array.from({ length: MANY }, (_, n) =>
    search(n + 1, `price_range=${n % 40},${50 + Math.floor(n / 40)}`),
  );
  const { matcher, found } = await openMatcher(searches);
  await matcher.changed([home(1)], vector(seq));
  expect(new Set(found().map(({ filter }) => filter)).size).toBe(MANY);
  expect(found(true)).toHaveLength(1);

  const one = await openMatcher([search(1, 'bedroom=3')]);
  await one.matcher.changed(homes(MANY), vector(seq));
  expect(new Set(one.found().map(({ listing }) => listing)).size).toBe(MANY);
  expect(one.found(true)).toHaveLength(MANY);
});

it('Y-02 finds all changes made while matching was stopped, and reports all removed homes', async () => {
  const from = seq;
  const changed = homes(MANY);
  const { matcher, steps, found } = await openMatcher([search(1, 'bedroom=3'), ...changed], from);
  await matcher.changed([], vector(seq));
  expect(found()).toHaveLength(MANY);
  await matcher.changed(
    changed.map(({ id }, n) => ({ ...home(n + 1, { state: 'sold' }), id })),
    vector(seq),
  );
  expect(steps.flatMap(({ gone }) => gone)).toHaveLength(MANY);
});

it('Y-02 checks a search that arrives late against each of the last thousand changes', async () => {
  const { matcher, found } = await openMatcher([]);
  await matcher.changed(homes(MANY), vector(seq));
  expect(found()).toEqual([]);
  await matcher.changed([search(1, 'bedroom=3')], vector(seq));
  expect(found()).toHaveLength(MANY);
});
