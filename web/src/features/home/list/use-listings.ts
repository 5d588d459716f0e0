import { type BBox, formatCanonicalHomeQuery, type ListingId, type MapFilter, type Sort } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import type { ListingPage } from '@naksha/events/wire/listing-page';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  replaceEqualDeep,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { fetchPublicJson } from '../../../shared/api/api.ts';
import { listingsKey } from '../../../shared/api/listings-key.ts';
import { filterToCanonicalParameters, printBBox } from '../../../shared/filter/print-query.ts';

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
  kept.current = chooseListingPages(kept.current, { of: standsIn ?? of, sort: asked.sort, answered, painted });
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

export type LastPages = {
  pages: readonly ListingPage[];
  of: string;
  sort: Sort;
  painted: boolean;
};
type Asked = {
  of: string;
  sort: Sort;
  /** Includes placeholders of the previous view. */
  answered: readonly ListingPage[] | undefined;
  /** Only if its filter and order match. */
  painted: ListingPage | undefined;
};

/** Data of the server-rendered page replaces only a first response in its own order. */
export function chooseListingPages(
  kept: LastPages | undefined,
  { of, sort, answered, painted }: Asked,
): LastPages | undefined {
  if (answered)
    return kept?.pages === answered && kept.sort === sort ? kept : { pages: answered, of, sort, painted: false };
  const last = kept?.of === of ? kept : undefined;
  if (last && !last.painted) return last;
  if (painted) return last?.pages[0] === painted ? last : { pages: [painted], of, sort, painted: true };
  return last?.sort === sort ? last : undefined;
}

type ListAsk = { filter: MapFilter; sort: Sort; bbox: BBox | undefined; at?: string };

type Boxed = ListAsk & { bbox: BBox };
const fetchPage = ({ filter, sort, bbox, at }: Boxed, cursor: string | undefined, signal: AbortSignal) =>
  fetchPublicJson<ListingPage>('/listings', {
    query: { ...filterToCanonicalParameters(filter), bbox: printBBox(bbox), cursor, sort, at },
    signal,
    // A past day does not change.
    live: at === undefined,
  });

const listingsOfView = ({ filter, sort, at }: Omit<ListAsk, 'bbox'>) =>
  [...listingsKey, formatCanonicalHomeQuery({ filter, sort, at })] as const;

const listingsQuery = ({ filter, sort, bbox, at }: ListAsk) =>
  infiniteQueryOptions({
    queryKey: [...listingsOfView({ filter, sort, at }), bbox && printBBox(bbox)],
    queryFn: ({ pageParam, signal }) => fetchPage({ filter, sort, bbox: bbox!, at }, pageParam, signal),
    enabled: bbox !== undefined,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ListingPage) => page.cursor ?? undefined,
    staleTime: 15_000,
  });
