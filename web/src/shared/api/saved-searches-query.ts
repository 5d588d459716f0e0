import type { SavedSearches } from '@naksha/events/wire/saved-searches';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from './api.ts';

export const savedSearchesQuery = queryOptions({
  queryKey: ['me', 'searches'],
  queryFn: async ({ signal }) => (await fetchJson<SavedSearches>('/me/searches', { signal })).searches,
});
