/** Loaded when the search box gets the focus. */
export { propertyPath, readingOfSuggestion } from './chosen-suggestion.ts';
export { filterToSearch, storeSearchNote } from './note-search.ts';
export { readTypedSearch } from './read-typed.ts';
export { SuggestionList } from './suggestion-list.tsx';
