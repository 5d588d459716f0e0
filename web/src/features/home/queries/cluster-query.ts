import { canonicalFilterQuery, type MapFilter, type TileAddress } from '@naksha/events/kernel';
import type { ClusterCard } from '@naksha/events/wire/listing-page';
import { queryOptions } from '@tanstack/react-query';
import { fetchPublicJson } from '../../../shared/api/api.ts';
import { listingsKey } from '../../../shared/api/listings-key.ts';
import { filterToCanonicalParameters } from '../../../shared/filter/print-query.ts';

export const clusterQuery = (cell: TileAddress | undefined, filter: MapFilter, at?: string) =>
  queryOptions({
    queryKey: [...listingsKey, 'cluster', cell, canonicalFilterQuery(filter), at],
    queryFn: ({ signal }) =>
      fetchPublicJson<ClusterCard>(`/map/clusters/${cell!.z}/${cell!.x}/${cell!.y}`, {
        query: { ...filterToCanonicalParameters(filter), at },
        signal,
        live: at === undefined,
      }),
    enabled: cell !== undefined,
    staleTime: 15_000,
  });
