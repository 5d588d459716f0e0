import type { ListingPage } from '@naksha/events/contracts';
import { type BBox, type MapFilter, printHomeView, type Sort } from '@naksha/events/kernel';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listingsKey } from '../../../shared/api/listings-key.ts';
import { getListings, printBBox } from '../queries/home-api.ts';

/** Queries whose answer a change on the map can change. */

export type ListAsked = { filter: MapFilter; sort: Sort; bbox: BBox | undefined };

/** The list beside the map: 24 cards and on, in the map's order. The last answer stays while the next one comes. */
export function useListings({ filter, sort, bbox }: ListAsked, first: ListingPage | undefined) {
  const asked = useInfiniteQuery({
    queryKey: [...listingsKey, printHomeView({ filter, sort }), bbox && printBBox(bbox)],
    queryFn: ({ pageParam, signal }) => getListings({ filter, sort, bbox: bbox!, cursor: pageParam }, signal),
    enabled: bbox !== undefined,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ListingPage) => page.cursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });
  const pages = asked.data?.pages ?? (first ? [first] : undefined);
  const listings = useMemo(() => pages?.flatMap((page) => page.listings), [pages]);
  return { ...asked, listings, total: pages?.[0].total, underReview: pages?.[0].under_review };
}
