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
import { type KeptPages, keepPages } from './keep-pages.ts';

export type Listings = {
  listings: readonly ListingCard[] | undefined;
  total: number | undefined;
  underReview: number;
  /** How many the person has hidden, which `total` leaves out. */
  hidden?: number;
  /** Takes the number of hidden homes on all pages, once that is known. */
  onFound?(found: number): void;
  /** The past day that these are of. */
  at: string | undefined;
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
  const { fetchNextPage, refetch } = query;
  const client = useQueryClient();
  const kept = useRef<KeptPages>(undefined);
  const begun = useRef(false);
  if (!begun.current) {
    begun.current = true;
    kept.current = findBefore(client, of, asked);
  }
  const unanswered = !data || isPlaceholderData;
  const failed = isError || (unanswered && errorUpdateCount > 0);
  // What stands in for an answer is of whom it was, and not of whom is asked for now.
  const standsIn = isPlaceholderData && !failed ? kept.current?.of : undefined;
  const answered = isPlaceholderData && failed ? undefined : data?.pages;
  kept.current = keepPages(kept.current, { of: standsIn ?? of, sort: asked.sort, answered, painted });
  const pages = kept.current?.pages;
  const [shareCards] = useState(rememberCards);
  const listings = useMemo(() => pages && shareCards(pages.flatMap((page) => page.listings)), [pages, shareCards]);
  const outdated = unanswered && pages?.[0] !== painted;
  const shownAt = useRef(asked.at);
  if (!outdated) shownAt.current = asked.at;
  const at = shownAt.current;
  // The same object until something of it changes: the list is drawn anew with it.
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

/** A card that says what it said before is the same object, whichever answer it came with: it is not drawn anew. */
function rememberCards() {
  let last = new Map<ListingId, ListingCard>();
  return (cards: readonly ListingCard[]): readonly ListingCard[] => {
    const shared = cards.map((card) => replaceEqualDeep(last.get(card.id), card) as ListingCard);
    last = new Map(shared.map((card) => [card.id, card]));
    return shared;
  };
}

/**
 * What a list of this view has last shown, of whichever box: whoever comes back finds it, also where nothing comes and their
 * map has become smaller by a bar.
 */
function findBefore(client: QueryClient, of: string, asked: ListAsk): KeptPages | undefined {
  const answers = client
    .getQueryCache()
    .findAll({ queryKey: listingsOfView(asked), predicate: ({ state }) => state.data !== undefined });
  const last = answers.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt).at(0)?.state.data;
  if (last === undefined) return undefined;
  return { pages: (last as InfiniteData<ListingPage>).pages, of, sort: asked.sort, painted: false };
}
