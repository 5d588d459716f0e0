import { type MapFilter, serializeFilter, type TileAddress } from '@naksha/events/kernel';
import type { PlacePrices, PriceCells } from '@naksha/events/wire/prices';
import { queryOptions } from '@tanstack/react-query';
import { getPublic } from '../../../shared/api/api.ts';
import { listingsKey } from '../../../shared/api/listings-key.ts';
import { filterQuery } from '../../../shared/filter/print-query.ts';

export const pricesQuery = (filter: MapFilter) =>
  queryOptions({
    queryKey: [...listingsKey, 'prices', serializeFilter(filter)],
    queryFn: ({ signal }) => getPublic<PlacePrices>('/map/prices', { query: filterQuery(filter), signal }),
    staleTime: 60_000,
  });

export const cellsQuery = (filter: MapFilter, { z, x, y }: TileAddress) =>
  queryOptions({
    queryKey: [...listingsKey, 'heat', `${z}/${x}/${y}`, serializeFilter(filter)],
    queryFn: ({ signal }) =>
      getPublic<PriceCells>(`/map/heat/${z}/${x}/${y}.json`, { query: filterQuery(filter), signal }),
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
    const { features } = await getPublic<Outlines>('/map/ground/outlines.geojson', { signal });
    return new Map(
      features.map(({ properties: { id }, geometry }) => [id, geometry.coordinates.map(([outer]) => outer)]),
    );
  },
  staleTime: Number.POSITIVE_INFINITY,
});
