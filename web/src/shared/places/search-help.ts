/** Loaded when the search box gets the focus. */
export { propertyPath, readingOfSuggestion } from './chosen-suggestion.ts';
export { storeSearchNote } from './note-search.ts';
export { readTypedSearch } from './read-typed.ts';
export { nameOffer, SuggestionList } from './suggestion-list.tsx';
export { hasOffers } from './use-suggestions.ts';
