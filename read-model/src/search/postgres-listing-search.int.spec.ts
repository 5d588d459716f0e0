import { Gazetteer } from '@naksha/events/kernel';
import { DOCUMENT_KINDS } from '../document-kinds.ts';
import { GenerationStore } from '../documents/generation-store.ts';
import { openDocuments } from '../documents/open-documents.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { ReadSide } from '../projector/testing/read-side.ts';
import { listingSearchContract } from '../testing/listing-search-contract.ts';
import { PostgresListingSearch } from './postgres-listing-search.ts';

listingSearchContract('PostgresListingSearch', async (places, listings) => {
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
    search: new PostgresListingSearch(documents, { gazetteer: new Gazetteer(places) }),
    write: (id, body) => write([{ id, body }]),
    close: async () => {
      await documents.close();
      await side.close();
    },
  };
});
