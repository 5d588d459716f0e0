import type { Suggestions } from '@naksha/events/wire/suggestions';
import { queryOptions } from '@tanstack/react-query';
import { getPublic } from '../api/api.ts';

/** Longer than that nobody waits while typing: then the places that the page knows have to do. */
const TIMEOUT_MS = 3_000;

/** What may be meant by a text, and which places it names. @param city whose places come first */
export const suggestionsQuery = (text: string, city: string | undefined) =>
  queryOptions({
    queryKey: ['suggestions', text, city],
    queryFn: ({ signal }) =>
      getPublic<Suggestions>('/suggestions', {
        query: { q: text, city },
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      }),
    staleTime: 60_000,
    retry: false,
  });
