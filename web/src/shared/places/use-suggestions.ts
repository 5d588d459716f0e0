import type { City } from '@naksha/events/wire/cities';
import type { Suggestion } from '@naksha/events/wire/suggestions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../ui/use-settled.ts';
import { suggestLocally } from './local-suggestions.ts';
import { suggestionsQuery } from './suggestions-query.ts';

/** Milliseconds without a keystroke before the server is asked. */
const SETTLED_MS = 150;

/** @returns undefined until the first answer; `placesOnly` while the server is away and the page's own places serve */
export function useSuggestions(
  typed: string,
  city: City | undefined,
  cities: readonly City[],
): { suggestions: readonly Suggestion[] | undefined; placesOnly: boolean } {
  const asked = useSettled(typed.trim(), SETTLED_MS);
  // What is no longer wanted is cancelled by the query itself.
  const { data, isError } = useQuery({
    ...suggestionsQuery(asked, city?.id),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  if (isError) return { suggestions: suggestLocally(cities, typed, city), placesOnly: true };
  return { suggestions: data?.suggestions, placesOnly: false };
}
