/** A separate entry point, because the Meilisearch client is loaded only if one is configured. */
export { type MeilisearchAddress, MeilisearchIndex } from './meilisearch-index.ts';
export { MeilisearchListingSearch } from './meilisearch-listing-search.ts';
export { SearchIndexer } from './search-indexer.ts';
export { startSearchIndexer } from './start-search-indexer.ts';
