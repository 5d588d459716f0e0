import type { City } from '@naksha/events/wire/cities';
import type { NamedPlaces } from '@naksha/events/wire/suggestions';
import type { QueryClient } from '@tanstack/react-query';
import { readLocally } from './local-suggestions.ts';
import { suggestionsQuery } from './suggestions-query.ts';

/** Places named by a text, or null. Uses local data while the server is unavailable. */
export async function readTyped(
  client: QueryClient,
  text: string,
  city: City | undefined,
  cities: readonly City[],
): Promise<NamedPlaces | null> {
  try {
    return (await client.fetchQuery(suggestionsQuery(text, city?.id))).named;
  } catch (error) {
    console.warn('what was typed is read by the places of this page alone:', error);
    return readLocally(cities, text, city);
  }
}
