import { type BBox, canonicalFilter, type MapFilter } from '@naksha/events/kernel';
import type { ListingCount } from '@naksha/events/wire/listing-page';
import { queryOptions } from '@tanstack/react-query';
import { getPublic } from '../../../shared/api/api.ts';
import { listingsKey } from '../../../shared/api/listings-key.ts';
import { filterQuery, printBBox } from '../../../shared/filter/print-query.ts';

const fetchCount = (filter: MapFilter, bbox: BBox, signal: AbortSignal) =>
  getPublic<ListingCount>('/map/count', {
    query: { ...filterQuery(filter), bbox: printBBox(bbox) },
    signal,
    live: true,
  });

export const countQuery = (filter: MapFilter, bbox: BBox | undefined) =>
  queryOptions({
    queryKey: [...listingsKey, 'count', canonicalFilter(filter), bbox && printBBox(bbox)],
    queryFn: ({ signal }) => fetchCount(filter, bbox!, signal),
    enabled: bbox !== undefined,
  });
