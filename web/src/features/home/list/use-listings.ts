import type { ListingCard } from '@naksha/events/wire/listing-card';
import type { ListingPage } from '@naksha/events/wire/listing-page';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { type ListAsk, listingsQuery } from '../queries/listings-query.ts';
import { type KeptPages, keepPages } from './keep-pages.ts';

export type Listings = {
  listings: readonly ListingCard[] | undefined;
  total: number | undefined;
  underReview: number;
  /** These are an older view's: the next one's are on their way, or could not be had. */
  outdated: boolean;
  /** The last question found no answer. Stays so while it is asked again. */
  failed: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  showMore(): void;
  retry(): void;
};

/**
 * The list of a box of the map. What was shown stays while the next answer is awaited, and where none comes.
 * @param of whose list it is
 * @param painted what the server answered with the page, where it is of this filter and order
 */
export function useListings(of: string, asked: ListAsk, painted?: ListingPage): Listings {
  const query = useInfiniteQuery({ ...listingsQuery(asked), placeholderData: keepPreviousData });
  const { data, isPlaceholderData, isError, errorUpdateCount, hasNextPage, isFetchingNextPage } = query;
  const kept = useRef<KeptPages>(undefined);
  const unanswered = !data || isPlaceholderData;
  const failed = isError || (unanswered && errorUpdateCount > 0);
  // What stands in for an answer is of whom it was, and not of whom is asked for now.
  const standsIn = isPlaceholderData && !failed ? kept.current?.of : undefined;
  const answered = isPlaceholderData && failed ? undefined : data?.pages;
  kept.current = keepPages(kept.current, { of: standsIn ?? of, sort: asked.sort, answered, painted });
  const pages = kept.current?.pages;
  return {
    listings: useMemo(() => pages?.flatMap((page) => page.listings), [pages]),
    total: pages?.[0].total,
    underReview: pages?.[0].under_review ?? 0,
    outdated: unanswered && pages?.[0] !== painted,
    failed,
    hasMore: hasNextPage,
    loadingMore: isFetchingNextPage,
    showMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
