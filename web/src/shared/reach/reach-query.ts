import { type PlaceReach, printReach } from '@naksha/events/kernel';
import type { ReachedArea } from '@naksha/events/wire/reach';
import { queryOptions } from '@tanstack/react-query';
import { fetchPublicJson } from '../api/api.ts';

const RETRY_MS = 30_000;

/** In Home's first load: times are loaded later. */
export const reachQuery = (within: PlaceReach | undefined) =>
  queryOptions({
    queryKey: ['reach', within && printReach(within)],
    enabled: within !== undefined,
    queryFn: ({ signal }) => fetchPublicJson<ReachedArea>('/reach', { query: { within: printReach(within!) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => state.data?.router === 'away' && RETRY_MS,
  });
