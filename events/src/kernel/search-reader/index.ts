export * from './read-query.ts';
export * from './search-part.ts';
export * from './vocabulary.ts';
