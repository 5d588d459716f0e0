import type { ListingId } from '@naksha/events/kernel';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { DOCUMENT_KINDS } from '../document-kinds.ts';
import { GenerationStore } from '../documents/generation-store.ts';
import { loadOrRecordEventSource } from '../documents/origin.ts';
import { ReadSide } from '../projector/testing/read-side.ts';
import { SAMPLE_LISTER_IDS } from '../testing/sample-lister-ids.ts';
import { sampleSearchListing } from '../testing/search-town.ts';
import type { IndexPosition, MeilisearchIndex } from './meilisearch-index.ts';
import { SearchIndexer } from './search-indexer.ts';
import { startSearchIndexer } from './start-search-indexer.ts';
import type { SearchRow } from './to-search-row.ts';

class IndexInMemory {
  rows = new Map<string, SearchRow>();
  next = new Map<string, SearchRow>();
  position: IndexPosition | undefined;
  sent: string[] = [];
  asked = 0;

  readPosition = async () => this.position;
  async savePosition(position: IndexPosition) {
    this.position = position;
  }
  async beginNext() {
    this.next = new Map();
  }
  async swapIndexes() {
    this.rows = this.next;
  }
  dropAll = async () => {};
  async put(rows: readonly SearchRow[], into: 'live' | 'next' = 'live') {
    for (const row of rows) {
      (into === 'live' ? this.rows : this.next).set(row.id, row);
      this.sent.push(row.id);
    }
  }
  async remove(ids: readonly string[]) {
    for (const id of ids) {
      this.rows.delete(id);
      this.sent.push(`-${id}`);
    }
  }
  async *listVersions() {
    this.asked++;
    yield [...this.rows.values()];
  }
}

const stored = (n: number) => ({ kind: 'listing', id: id(n), key: id(n), seq: n, body: listing(n) });
const listing = (number: number) => sampleSearchListing(number, `Cottage ${number}`);
const id = (number: number) => listing(number).id as ListingId;
let side: ReadSide;
beforeAll(async () => {
  side = await ReadSide.open(DOCUMENT_KINDS);
  await loadOrRecordEventSource(side.pool, 'spec');
});
afterAll(() => side.close());
afterEach(() => vi.restoreAllMocks());

it('D-89 an indexer records the checkpoint, scans, then follows, and has no position before', async () => {
  const store = new GenerationStore(side.pool, 1, false);
  await store.commit({ partition: 0, from: 0, to: 3, documents: [1, 2, 3].map(stored) });
  const index = new IndexInMemory();
  const put = index.put.bind(index);
  vi.spyOn(index, 'put').mockImplementationOnce(async (rows, into) => {
    await store.commit({ partition: 0, from: 3, to: 4, documents: [stored(4)] });
    expect([index.position, index.rows.size]).toEqual([undefined, 0]);
    return put(rows, into);
  });
  const indexer = new SearchIndexer(side.pool, index as unknown as MeilisearchIndex, SAMPLE_LISTER_IDS);
  expect(await indexer.step()).toBe(true);
  expect([index.position?.seqs[0], [...index.rows.keys()].sort()]).toEqual([3, [1, 2, 3].map(id).sort()]);
  expect(await indexer.step()).toBe(true);
  expect([index.position?.seqs[0], index.sent.at(-1)]).toEqual([4, id(4)]);
  expect(await indexer.step()).toBe(false);
});

it('D-92 once an hour, (id, seq) of index and documents are compared, and differences are sent', async () => {
  const index = new IndexInMemory();
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const mended: number[] = [];
  const errors: unknown[] = [];
  const indexing = startSearchIndexer({
    pool: side.pool,
    indexer: new SearchIndexer(side.pool, index as unknown as MeilisearchIndex, SAMPLE_LISTER_IDS),
    pollMs: 5,
    onError: (error) => errors.push(error),
    onCorrected: (count) => mended.push(count),
  });
  await vi.waitFor(() => expect(index.rows.size).toBe(4));
  index.rows.delete(id(1));
  index.rows.set(id(2), { ...index.rows.get(id(2))!, seq: 1 });
  index.rows.set('stray', { ...index.rows.get(id(3))!, id: 'stray' });
  index.sent = [];
  now = 3_600_000 - 1;
  const looks = vi.spyOn(index, 'readPosition');
  await vi.waitFor(() => expect(looks.mock.calls.length).toBeGreaterThan(3));
  expect([index.asked, index.sent]).toEqual([0, []]);
  now = 3_600_000;
  await vi.waitFor(() => expect(mended).toEqual([3]));
  expect([...index.sent].sort()).toEqual(['-stray', id(1), id(2)].sort());
  expect(index.rows.get(id(2))?.seq).toBe(2);
  now = 2 * 3_600_000;
  await vi.waitFor(() => expect(index.asked).toBe(2));
  await indexing.stop();
  expect([mended, errors]).toEqual([[3], []]);
});
