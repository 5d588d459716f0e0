/** Apart from the package's main door, because the client of Meilisearch is loaded only where one is configured. */
export { type MeilisearchAddress, MeilisearchIndex } from './meilisearch-index.ts';
export { MeilisearchListingSearch } from './meilisearch-listing-search.ts';
export { SearchIndexer } from './search-indexer.ts';
export { startSearchIndexer } from './start-search-indexer.ts';
