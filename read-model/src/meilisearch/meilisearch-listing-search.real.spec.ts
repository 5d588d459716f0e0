import { randomUUID } from 'node:crypto';
import { Gazetteer, type ListingId } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS } from '../document-kinds.ts';
import { GenerationStore } from '../documents/generation-store.ts';
import { openDocuments } from '../documents/open-documents.ts';
import { loadOrRecordEventSource } from '../documents/origin.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { ReadSide } from '../projector/testing/read-side.ts';
import { listingSearchContract } from '../testing/listing-search-contract.ts';
import { SAMPLE_LISTER_IDS } from '../testing/sample-lister-ids.ts';
import { SEARCH_LISTINGS, sampleSearchListing } from '../testing/search-town.ts';
import { MeilisearchIndex } from './meilisearch-index.ts';
import { MeilisearchListingSearch } from './meilisearch-listing-search.ts';
import { SearchIndexer } from './search-indexer.ts';

const { MEILI_URL: url, MEILI_KEY: key = '' } = process.env;

class Stand {
  readonly indexer: SearchIndexer;
  readonly #store: GenerationStore;
  #seq = 0;

  private constructor(
    readonly side: ReadSide,
    readonly prefix: string,
    readonly index: MeilisearchIndex,
  ) {
    this.indexer = new SearchIndexer(side.pool, index, SAMPLE_LISTER_IDS);
    this.#store = new GenerationStore(side.pool, 1, false);
  }

  static async open(): Promise<Stand> {
    const prefix = `spec_${randomUUID()}`;
    const index = new MeilisearchIndex({ url: url ?? '', key, prefix });
    const side = await ReadSide.open(DOCUMENT_KINDS);
    await loadOrRecordEventSource(side.pool, 'spec');
    return new Stand(side, prefix, index);
  }

  async write(...bodies: { id: string; body: ListingDocument | null }[]): Promise<void> {
    const from = this.#seq;
    const documents = bodies.map(({ id, body }, k) => ({ kind: 'listing', id, key: id, seq: from + k + 1, body }));
    this.#seq += bodies.length;
    await this.#store.commit({ partition: 0, from, to: this.#seq, documents });
  }

  async catchUp(): Promise<void> {
    while (await this.indexer.step());
  }

  async held(): Promise<string[]> {
    const ids: string[] = [];
    for await (const page of this.index.listVersions()) ids.push(...page.map(({ id }) => id));
    return ids.sort();
  }

  async close(): Promise<void> {
    await this.index.dropAll();
    await this.side.close();
  }
}

const STRAY = {
  partition: 0,
  seq: 1,
  titleWords: 'stray',
  placeWords: '',
  attributeWords: '',
  numbers: [],
  propertyType: 'residential',
  subtype: 'flat',
  lister: 'owner',
  listerId: null,
  price: 1,
  city: null,
  places: [],
  amenities: [],
  rooms: [],
  sqft: 0,
  hasPhotos: false,
  isReduced: false,
  number: 0,
  rate: 0,
  ownTerms: [],
  attributes: {},
};

const listings = (from: number, count: number) =>
  Array.from({ length: count }, (_, k) => sampleSearchListing(from + k, `Cottage ${from + k}`)).map((body) => ({
    id: body.id as ListingId,
    body,
  }));

describe.skipIf(!url)('with Meilisearch (MEILI_URL is its address)', () => {
  listingSearchContract('MeilisearchListingSearch', async (places, first) => {
    const stand = await Stand.open();
    const documents = await openDocuments(stand.side.pool, { kinds: DOCUMENT_KINDS, onError: () => {} });
    await stand.write(...first.map((body) => ({ id: body.id, body })));
    await stand.catchUp();
    return {
      search: new MeilisearchListingSearch(stand.index, documents, { gazetteer: new Gazetteer(places) }),
      write: async (id, body) => {
        await stand.write({ id, body });
        await stand.catchUp();
      },
      close: async () => {
        await documents.close();
        await stand.close();
      },
    };
  });

  describe('an indexer', () => {
    let stand: Stand;
    beforeAll(async () => {
      stand = await Stand.open();
      await stand.write(...SEARCH_LISTINGS.map((body) => ({ id: body.id, body })), ...listings(100, 50));
      await stand.catchUp();
    });
    afterAll(() => stand?.close());

    it('rebuilds the index during writes, and then contains them all', async () => {
      const reindexed = stand.indexer.reindex();
      for (const one of listings(200, 20)) await stand.write(one);
      await stand.write({ id: listings(100, 1)[0].id, body: null });
      await reindexed;
      await stand.catchUp();
      const expected = [...listings(101, 49), ...listings(200, 20)].map(({ id }) => id);
      expect(await stand.held()).toEqual(expect.arrayContaining(expected));
      expect(await stand.held()).not.toContain(listings(100, 1)[0].id);
      expect(await stand.indexer.sweep()).toBe(0);
    });

    it('D-91 that is killed before its position is saved repeats the step', async () => {
      const before = await stand.index.readPosition();
      const dying = new MeilisearchIndex({ url: url ?? '', key, prefix: stand.prefix });
      dying.savePosition = () => Promise.reject(new Error('killed'));
      await stand.write(...listings(300, 3));
      await expect(new SearchIndexer(stand.side.pool, dying, SAMPLE_LISTER_IDS).step()).rejects.toThrow('killed');
      expect(await stand.index.readPosition()).toEqual(before);
      await stand.catchUp();
      expect(await stand.held()).toEqual(expect.arrayContaining(listings(300, 3).map(({ id }) => id)));
      expect(await stand.indexer.sweep()).toBe(0);
    });

    it('compares the index with the documents, adds missing and removes surplus listings', async () => {
      const [gone, stray] = [listings(200, 1)[0].id, 'stray'];
      await stand.index.remove([gone]);
      await stand.index.put([{ ...STRAY, id: stray }]);
      expect(await stand.indexer.sweep()).toBe(2);
      const held = await stand.held();
      expect([held.includes(gone), held.includes(stray)]).toEqual([true, false]);
    });

    it('starts again if the index belongs to another database', async () => {
      const position = await stand.index.readPosition();
      await stand.index.savePosition({ ...position!, database: 'another' });
      await stand.index.put([{ ...STRAY, id: 'foreign' }]);
      await stand.catchUp();
      expect(await stand.index.readPosition()).toEqual(position);
      expect(await stand.held()).not.toContain('foreign');
    });

    it('starts again if Meilisearch has lost everything', async () => {
      const before = await stand.held();
      await stand.index.dropAll();
      await stand.catchUp();
      expect(await stand.held()).toEqual(before);
    });
  });
});
