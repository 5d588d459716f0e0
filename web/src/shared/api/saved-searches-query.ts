import type { SavedSearches } from '@naksha/events/wire/saved-searches';
import { queryOptions } from '@tanstack/react-query';
import { get } from './api.ts';

export const savedSearchesQuery = queryOptions({
  queryKey: ['me', 'searches'],
  queryFn: async ({ signal }) => (await get<SavedSearches>('/me/searches', { signal })).searches,
});
