export * from './read-query.ts';
export * from './search-part.ts';
export { NEAR_REACH_M } from './to-filter.ts';
export * from './vocabulary.ts';
