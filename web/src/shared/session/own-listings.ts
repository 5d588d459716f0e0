import type { OwnListing } from '@naksha/events/wire/own-listings';
import { queryOptions } from '@tanstack/react-query';
import { get } from '../api/api.ts';

/** What the signed-in person has posted, whatever became of it. */
export const ownListingsQuery = queryOptions({
  queryKey: ['me', 'listings'],
  queryFn: async ({ signal }) => (await get<{ listings: OwnListing[] }>('/me/listings', { signal })).listings,
});
