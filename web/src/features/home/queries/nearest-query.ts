import { canonicalFilterQuery, type MapFilter, type Position } from '@naksha/events/kernel';
import type { NearestListings } from '@naksha/events/wire/listing-page';
import { queryOptions } from '@tanstack/react-query';
import { fetchPublicJson } from '../../../shared/api/api.ts';
import { listingsKey } from '../../../shared/api/listings-key.ts';
import { filterToCanonicalParameters } from '../../../shared/filter/print-query.ts';

/** Two decimals, about a kilometre, so that nearby views share results. */
const printPoint = ({ lat, lng }: Position): string => `${lat.toFixed(2)},${lng.toFixed(2)}`;

export const nearestHomesQuery = (filter: MapFilter, from: Position) =>
  queryOptions({
    queryKey: [...listingsKey, 'nearest', canonicalFilterQuery(filter), printPoint(from)],
    queryFn: ({ signal }) =>
      fetchPublicJson<NearestListings>('/map/nearest', {
        query: { ...filterToCanonicalParameters(filter), at: printPoint(from) },
        signal,
        live: true,
      }),
    staleTime: 15_000,
  });
