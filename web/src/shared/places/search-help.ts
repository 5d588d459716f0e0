/** What a search box needs once somebody is about to type: who only looks needs none of it. */
export { nameChosen, propertyPath } from './chosen-suggestion.ts';
export { readTyped } from './read-typed.ts';
export { SuggestionList } from './suggestion-list.tsx';
