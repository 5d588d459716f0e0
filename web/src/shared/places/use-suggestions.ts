import type { City } from '@naksha/events/wire/cities';
import type { Suggestion } from '@naksha/events/wire/suggestions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../ui/use-settled.ts';
import { suggestLocally } from './local-suggestions.ts';
import { suggestionsQuery } from './suggestions-query.ts';

/** Milliseconds. */
const SETTLED_MS = 150;

/** `placesOnly`: local data is used. */
export function useSuggestions(
  typed: string,
  city: City | undefined,
  cities: readonly City[],
): { suggestions: readonly Suggestion[] | undefined; placesOnly: boolean } {
  const asked = useDebounced(typed.trim(), SETTLED_MS);
  // The query cancels outdated requests.
  const { data, isError } = useQuery({
    ...suggestionsQuery(asked, city?.id),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  if (isError) return { suggestions: suggestLocally(cities, typed, city), placesOnly: true };
  return { suggestions: data?.suggestions, placesOnly: false };
}
