import type { PlaceId } from '@naksha/events/kernel';
import type { MarketFigures } from '@naksha/events/wire/market';
import { queryOptions } from '@tanstack/react-query';
import { fetchPublicJson } from '../api/api.ts';
import { listingsKey } from '../api/listings-key.ts';

export const marketQuery = (place: PlaceId) =>
  queryOptions({
    queryKey: [...listingsKey, 'market', place],
    queryFn: ({ signal }) => fetchPublicJson<MarketFigures>(`/market/${place}`, { signal }),
    staleTime: 60_000,
  });
