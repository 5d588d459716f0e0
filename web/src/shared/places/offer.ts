import type { ReadySearch, Suggestion } from '@naksha/events/wire/suggestions';

/** A whole search that the list offers. `slug` differs from those of places and homes. */
export type SuggestedSearch = Omit<ReadySearch, 'total'> & {
  type: 'search' | 'recent' | 'saved';
  slug: string;
  /** As typed or named. */
  name?: string;
  total?: number;
};

export type SuggestionOrSearch = Suggestion | SuggestedSearch;

export const isSuggestedSearch = (offer: SuggestionOrSearch): offer is SuggestedSearch =>
  offer.type === 'search' || offer.type === 'recent' || offer.type === 'saved';
