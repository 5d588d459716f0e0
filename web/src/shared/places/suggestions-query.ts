import type { Suggestions } from '@naksha/events/wire/suggestions';
import { queryOptions } from '@tanstack/react-query';
import { fetchPublicJson } from '../api/api.ts';

/** Milliseconds, then local data is used. */
const TIMEOUT_MS = 3_000;

export const suggestionsQuery = (text: string, city: string | undefined) =>
  queryOptions({
    queryKey: ['suggestions', text, city],
    queryFn: ({ signal }) =>
      fetchPublicJson<Suggestions>('/suggestions', {
        query: { q: text, city },
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      }),
    staleTime: 60_000,
    retry: false,
  });
