import type { Gazetteer } from '@naksha/events/kernel';
import { type Documents, ListerIds, type ListingSearch, loadOrRecordEventSource } from '@naksha/read-model';
import { MeilisearchIndex, MeilisearchListingSearch, SearchIndexer } from '@naksha/read-model/meilisearch';
import type pg from 'pg';

/** @returns undefined without MEILI_URL, with a message */
export async function openMeilisearch(
  pool: pg.Pool,
  documents: Documents,
  places: { readonly gazetteer: Gazetteer },
): Promise<{ search: ListingSearch; drop(): Promise<void> } | undefined> {
  const { MEILI_URL: url, MEILI_KEY: key = '' } = process.env;
  if (!url) {
    console.log('  Meilisearch: skipped, because MEILI_URL is not set');
    return undefined;
  }
  const index = new MeilisearchIndex({ url, key, prefix: 'bench' });
  // Written by a projector otherwise.
  await loadOrRecordEventSource(pool, 'bench');
  const start = performance.now();
  await new SearchIndexer(pool, index, new ListerIds(Buffer.alloc(32))).reindex();
  console.log(`  Meilisearch: indexed in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return { search: new MeilisearchListingSearch(index, documents, places), drop: () => index.dropAll() };
}
