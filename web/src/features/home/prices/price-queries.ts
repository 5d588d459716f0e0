import { canonicalFilterQuery, type MapFilter, type TileAddress } from '@naksha/events/kernel';
import type { PlacePrices, PriceCells } from '@naksha/events/wire/prices';
import { queryOptions } from '@tanstack/react-query';
import { fetchPublicJson } from '../../../shared/api/api.ts';
import { listingsKey } from '../../../shared/api/listings-key.ts';
import { filterToCanonicalParameters } from '../../../shared/filter/print-query.ts';

export const placePricesQuery = (filter: MapFilter) =>
  queryOptions({
    queryKey: [...listingsKey, 'prices', canonicalFilterQuery(filter)],
    queryFn: ({ signal }) =>
      fetchPublicJson<PlacePrices>('/map/prices', { query: filterToCanonicalParameters(filter), signal }),
    staleTime: 60_000,
  });

export const priceCellsQuery = (filter: MapFilter, { z, x, y }: TileAddress) =>
  queryOptions({
    queryKey: [...listingsKey, 'heat', `${z}/${x}/${y}`, canonicalFilterQuery(filter)],
    queryFn: ({ signal }) =>
      fetchPublicJson<PriceCells>(`/map/heat/${z}/${x}/${y}.json`, {
        query: filterToCanonicalParameters(filter),
        signal,
      }),
    staleTime: 60_000,
  });

type Outlines = {
  features: readonly {
    properties: { id: string };
    geometry: { coordinates: readonly (readonly (readonly [number, number])[])[][] };
  }[];
};

export const outlinesQuery = queryOptions({
  queryKey: ['outlines'],
  queryFn: async ({ signal }) => {
    const { features } = await fetchPublicJson<Outlines>('/map/ground/outlines.geojson', { signal });
    return new Map(
      features.map(({ properties: { id }, geometry }) => [id, geometry.coordinates.map(([outer]) => outer)]),
    );
  },
  staleTime: Number.POSITIVE_INFINITY,
});
