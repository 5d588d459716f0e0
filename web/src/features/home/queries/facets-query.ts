import { type BBox, canonicalFilter, type MapFilter } from '@naksha/events/kernel';
import type { FacetCounts } from '@naksha/events/wire/listing-page';
import { queryOptions } from '@tanstack/react-query';
import { getPublic } from '../../../shared/api/api.ts';
import { listingsKey } from '../../../shared/api/listings-key.ts';
import { filterQuery, printBBox } from '../../../shared/filter/print-query.ts';

export const facetsQuery = (filter: MapFilter, bbox: BBox | undefined) =>
  queryOptions({
    queryKey: [...listingsKey, 'facets', canonicalFilter(filter), bbox && printBBox(bbox)],
    queryFn: ({ signal }) =>
      getPublic<FacetCounts>('/map/facets', {
        query: { ...filterQuery(filter), bbox: printBBox(bbox!) },
        signal,
        live: true,
      }),
    enabled: bbox !== undefined,
  });
