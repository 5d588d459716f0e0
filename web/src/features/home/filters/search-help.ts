export * from '../../../shared/places/search-help.ts';
export { applySuggestion, applyTypedSearch } from './show-named.ts';
