/** Loaded when the search box gets the focus. */
export { propertyPath, suggestionToSearchReading } from './chosen-suggestion.ts';
export { storeSearchNote } from './note-search.ts';
export { fetchSearchReading } from './read-typed.ts';
export { labelOfSuggestion, SuggestionList } from './suggestion-list.tsx';
export { hasSuggestionsToShow } from './use-suggestions.ts';
