export * from './read-query.ts';
export * from './search-part.ts';
export { normalizePhraseKey } from './split-query.ts';
export * from './vocabulary.ts';
