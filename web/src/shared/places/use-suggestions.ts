import type { City } from '@naksha/events/wire/cities';
import type { ReadySearch, Suggestion } from '@naksha/events/wire/suggestions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryClient } from '../api/query-client.ts';
import { savedSearchesQuery } from '../api/saved-searches-query.ts';
import { useSession } from '../session/session.ts';
import { useDebounced } from '../ui/use-settled.ts';
import { suggestPlacesOffline } from './local-suggestions.ts';
import type { SuggestedSearch, SuggestionOrSearch } from './offer.ts';
import { hasRecentSearches, useRecentSearches } from './recent-searches.ts';
import { suggestionsQuery } from './suggestions-query.ts';

/** Milliseconds. */
const SETTLED_MS = 150;

/** `placesOnly`: local data is used. */
export function useSuggestions(
  typed: string,
  city: City | undefined,
  cities: readonly City[],
): { suggestions: readonly SuggestionOrSearch[] | undefined; placesOnly: boolean } {
  const kept = useKept(typed);
  const asked = useDebounced(typed.trim(), SETTLED_MS);
  // The query cancels outdated requests.
  const { data, isError } = useQuery({
    ...suggestionsQuery(asked, city?.id),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  if (typed.trim() === '') return { suggestions: kept, placesOnly: false };
  if (isError) return { suggestions: suggestPlacesOffline(cities, typed, city), placesOnly: true };
  if (!data) return { suggestions: undefined, placesOnly: false };
  return { suggestions: [...kept, ...withSearches(data.suggestions, data.searches)], placesOnly: false };
}

/** Before anything is typed: recent and saved searches. */
export const hasSuggestionsToShow = (typed: string): boolean =>
  typed.trim() !== '' || hasRecentSearches() || Boolean(queryClient.getQueryData(savedSearchesQuery.queryKey)?.length);

const MAX_KEPT = 3;

/** Recent and saved searches; once something is typed, those that begin with it. */
function useKept(typed: string): SuggestedSearch[] {
  const recent = useRecentSearches();
  const { data: saved = [] } = useQuery({ ...savedSearchesQuery, enabled: useSession() === 'in' });
  const named = saved.map(
    ({ id, name, view }): SuggestedSearch => ({
      type: 'saved',
      slug: id,
      query: view,
      places: [],
      ...(name && { name }),
    }),
  );
  const begin = typed.trim().toLowerCase();
  const isLike = ({ name = '' }: SuggestedSearch) => begin === '' || name.toLowerCase().startsWith(begin);
  return [...recent.toReversed().filter(isLike).slice(0, MAX_KEPT), ...named.filter(isLike).slice(0, MAX_KEPT)];
}

/** Searches follow the places. */
function withSearches(suggestions: readonly Suggestion[], searches: readonly ReadySearch[]): SuggestionOrSearch[] {
  const at = suggestions.findLastIndex(({ type }) => type === 'city' || type === 'locality') + 1;
  const offers = searches.map((one): SuggestedSearch => ({ ...one, type: 'search', slug: one.query }));
  return [...suggestions.slice(0, at), ...offers, ...suggestions.slice(at)];
}
