import { Gazetteer, type Place } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS } from '../document-kinds.ts';
import { GenerationStore } from '../documents/generation-store.ts';
import { openDocuments } from '../documents/open-documents.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { ReadSide } from '../projector/testing/read-side.ts';
import { listingSearchContract, type SearchStand } from '../testing/listing-search-contract.ts';
import { SAMPLE_LISTER_IDS } from '../testing/sample-lister-ids.ts';
import { FallbackListingSearch } from './fallback-listing-search.ts';
import type { ListingSearch } from './listing-search.port.ts';
import { PostgresListingSearch } from './postgres-listing-search.ts';

const openOnPostgres = async (places: readonly Place[], listings: readonly ListingDocument[]): Promise<SearchStand> => {
  const side = await ReadSide.open(DOCUMENT_KINDS);
  const documents = await openDocuments(side.pool, { kinds: DOCUMENT_KINDS, onError: () => {} });
  const store = new GenerationStore(side.pool, 1, false);
  let seq = 0;
  const write = async (bodies: readonly { id: string; body: ListingDocument | null }[]) => {
    const rows = bodies.map(({ id, body }, k) => ({ kind: 'listing', id, key: id, seq: seq + k + 1, body }));
    await store.commit({ partition: 0, from: seq, to: seq + rows.length, documents: rows });
    seq += rows.length;
  };
  await write(listings.map((body) => ({ id: body.id, body })));
  return {
    search: new PostgresListingSearch(documents, { gazetteer: new Gazetteer(places) }, SAMPLE_LISTER_IDS),
    write: (id, body) => write([{ id, body }]),
    close: async () => {
      await documents.close();
      await side.close();
    },
  };
};

listingSearchContract('PostgresListingSearch', openOnPostgres);

const away: ListingSearch = {
  suggest: () => Promise.reject(new Error('away')),
  didYouMean: () => Promise.reject(new Error('away')),
  search: () => Promise.reject(new Error('away')),
};

listingSearchContract('FallbackListingSearch', async (places, listings) => {
  const stand = await openOnPostgres(places, listings);
  return { ...stand, search: new FallbackListingSearch(away, stand.search, { clock: { now: () => new Date(0) } }) };
});

describe('a search with a fallback', () => {
  const answering = (name: string): ListingSearch => ({ ...away, didYouMean: async () => name });

  it('retries the primary after a while, and reports when it fails and recovers', async () => {
    let [now, isAway] = [0, false];
    let asked = 0;
    const told: string[] = [];
    const first: ListingSearch = {
      ...away,
      didYouMean: async () => {
        asked++;
        if (isAway) throw new Error('away');
        return 'first';
      },
    };
    const search = new FallbackListingSearch(first, answering('other'), {
      clock: { now: () => new Date(now) },
      retryMs: 1000,
      onChange: (state) => told.push(state),
    });
    const ask = () => search.didYouMean('');
    expect([await ask(), search.state, told]).toEqual(['first', 'up', []]);
    isAway = true;
    expect([await ask(), await ask(), search.state, asked, told]).toEqual(['other', 'other', 'away', 2, ['away']]);
    now = 1000;
    expect([await ask(), asked, told]).toEqual(['other', 3, ['away']]);
    isAway = false;
    now = 2000;
    expect([await ask(), search.state, told]).toEqual(['first', 'up', ['away', 'up']]);
  });
});
