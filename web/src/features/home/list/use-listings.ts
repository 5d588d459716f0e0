import type { ListingId } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import type { ListingPage } from '@naksha/events/wire/listing-page';
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  replaceEqualDeep,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { type ListAsk, listingsOfView, listingsQuery } from '../queries/listings-query.ts';
import { choosePages, type LastPages } from './keep-pages.ts';

export type Listings = {
  listings: readonly ListingCard[] | undefined;
  total: number | undefined;
  underReview: number;
  /** `total` leaves these out. */
  hidden?: number;
  onFound?(found: number): void;
  at: string | undefined;
  /** These belong to an older view. */
  outdated: boolean;
  /** Stays true during a retry. */
  failed: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  showMore(): void;
  retry(): void;
};

/** Old listings stay while new ones load, and on failure. `painted`: the server-rendered response. */
export function useListings(of: string, asked: ListAsk, painted?: ListingPage): Listings {
  const query = useInfiniteQuery({ ...listingsQuery(asked), placeholderData: keepPreviousData });
  const { data, isPlaceholderData, isError, errorUpdateCount, hasNextPage, isFetchingNextPage } = query;
  const { fetchNextPage, refetch } = query;
  const client = useQueryClient();
  const kept = useRef<LastPages>(undefined);
  const begun = useRef(false);
  if (!begun.current) {
    begun.current = true;
    kept.current = findLastPages(client, of, asked);
  }
  const unanswered = !data || isPlaceholderData;
  const failed = isError || (unanswered && errorUpdateCount > 0);
  // A placeholder belongs to the previous list.
  const standsIn = isPlaceholderData && !failed ? kept.current?.of : undefined;
  const answered = isPlaceholderData && failed ? undefined : data?.pages;
  kept.current = choosePages(kept.current, { of: standsIn ?? of, sort: asked.sort, answered, painted });
  const pages = kept.current?.pages;
  const [shareCards] = useState(createCardCache);
  const listings = useMemo(() => pages && shareCards(pages.flatMap((page) => page.listings)), [pages, shareCards]);
  const outdated = unanswered && pages?.[0] !== painted;
  const shownAt = useRef(asked.at);
  if (!outdated) shownAt.current = asked.at;
  const at = shownAt.current;
  // Stable, so that the list renders only on changes.
  return useMemo(
    () => ({
      listings,
      total: pages?.[0].total,
      underReview: pages?.[0].under_review ?? 0,
      at,
      outdated,
      failed,
      hasMore: hasNextPage,
      loadingMore: isFetchingNextPage,
      showMore: () => void fetchNextPage(),
      retry: () => void refetch(),
    }),
    [listings, pages, at, outdated, failed, hasNextPage, isFetchingNextPage, fetchNextPage, refetch],
  );
}

/** Unchanged cards keep their identity, so that they are not rendered again. */
function createCardCache() {
  let last = new Map<ListingId, ListingCard>();
  return (cards: readonly ListingCard[]): readonly ListingCard[] => {
    const shared = cards.map((card) => replaceEqualDeep(last.get(card.id), card) as ListingCard);
    last = new Map(shared.map((card) => [card.id, card]));
    return shared;
  };
}

/** In any box, so that returning shows it even if loading fails or the map's size has changed. */
function findLastPages(client: QueryClient, of: string, asked: ListAsk): LastPages | undefined {
  const answers = client
    .getQueryCache()
    .findAll({ queryKey: listingsOfView(asked), predicate: ({ state }) => state.data !== undefined });
  const last = answers.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt).at(0)?.state.data;
  if (last === undefined) return undefined;
  return { pages: (last as InfiniteData<ListingPage>).pages, of, sort: asked.sort, painted: false };
}
