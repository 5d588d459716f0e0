import type { City } from '@naksha/events/wire/cities';
import type { SearchReadingResponse } from '@naksha/events/wire/suggestions';
import type { QueryClient } from '@tanstack/react-query';
import { interpretSearchOffline } from './local-suggestions.ts';
import { suggestionsQuery } from './suggestions-query.ts';

/** Null if no filter expresses any of it. Uses local data while the server is unavailable. */
export async function fetchSearchReading(
  client: QueryClient,
  text: string,
  city: City | undefined,
  cities: readonly City[],
): Promise<SearchReadingResponse | null> {
  try {
    return (await client.fetchQuery(suggestionsQuery(text, city?.id))).reading;
  } catch (error) {
    console.warn('search request failed, parsing the text locally:', error);
    return interpretSearchOffline(cities, text, city);
  }
}
