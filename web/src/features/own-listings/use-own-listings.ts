import type { ListingId } from '@naksha/events/kernel';
import type { OwnDays, OwnListingSort, OwnListingState, OwnListings } from '@naksha/events/wire/own-listings';
import { keepPreviousData, type QueryKey, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { fetchJson } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { useLiveMessages } from '../../shared/live/live.ts';
import { ownListingsKey } from '../../shared/session/own-listings.ts';

export type OwnListingsRequest = { state: OwnListingState; sort: OwnListingSort; q: string };

export function useOwnListings({ state, sort, q }: OwnListingsRequest) {
  useReloadOnOwnChanges();
  return useInfiniteQuery({
    queryKey: [...ownListingsKey, 'pages', state, sort, q],
    queryFn: ({ pageParam, signal }) =>
      fetchJson<OwnListings>('/me/listings', {
        query: { state, sort, q: q || undefined, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
  });
}

export const useDailyStatistics = (listing?: ListingId) =>
  useQuery({
    queryKey: [...ownListingsKey, 'days', listing ?? 'all'],
    queryFn: async ({ signal }) => (await fetchJson<OwnDays>('/me/listings/days', { query: { listing }, signal })).days,
  });

export function useReloadOnOwnChanges(also: QueryKey = ownListingsKey): void {
  useLiveMessages(({ event }) => {
    if (event !== 'own_listings' && event !== 'reload') return;
    void queryClient.invalidateQueries({ queryKey: ownListingsKey });
    void queryClient.invalidateQueries({ queryKey: also });
  });
}
