import { type BBox, type MapFilter, printHomeView, type Sort } from '@naksha/events/kernel';
import type { ListingPage } from '@naksha/events/wire/listing-page';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { getPublic } from '../../../shared/api/api.ts';
import { listingsKey } from '../../../shared/api/listings-key.ts';
import { filterQuery, printBBox } from '../../../shared/filter/print-query.ts';

export type ListAsk = { filter: MapFilter; sort: Sort; bbox: BBox | undefined; at?: string };

type Boxed = ListAsk & { bbox: BBox };
const fetchPage = ({ filter, sort, bbox, at }: Boxed, cursor: string | undefined, signal: AbortSignal) =>
  getPublic<ListingPage>('/listings', {
    query: { ...filterQuery(filter), bbox: printBBox(bbox), cursor, sort, at },
    signal,
    // A past day does not change.
    live: at === undefined,
  });

export const listingsOfView = ({ filter, sort, at }: Omit<ListAsk, 'bbox'>) =>
  [...listingsKey, printHomeView({ filter, sort, at })] as const;

export const listingsQuery = ({ filter, sort, bbox, at }: ListAsk) =>
  infiniteQueryOptions({
    queryKey: [...listingsOfView({ filter, sort, at }), bbox && printBBox(bbox)],
    queryFn: ({ pageParam, signal }) => fetchPage({ filter, sort, bbox: bbox!, at }, pageParam, signal),
    enabled: bbox !== undefined,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ListingPage) => page.cursor ?? undefined,
    staleTime: 15_000,
  });
