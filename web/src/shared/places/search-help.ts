/** Loaded when the search box gets the focus. */
export { nameChosen, propertyPath } from './chosen-suggestion.ts';
export { filterToSearch, noteSearch } from './note-search.ts';
export { readTyped } from './read-typed.ts';
export { SuggestionList } from './suggestion-list.tsx';
