import type { Activity, ActivityPage } from '@naksha/events/wire/activity';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { fetchJson } from '../../shared/api/api.ts';
import { activityKey } from '../../shared/saving/activity-key.ts';

export const activityQuery = (activity: Activity) =>
  infiniteQueryOptions({
    queryKey: [...activityKey, activity],
    queryFn: ({ pageParam, signal }) =>
      fetchJson<ActivityPage>(`/me/activity/${activity}`, { query: { cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
  });

/** Other devices and sales change it. */
export const useActivity = (activity: Activity) =>
  useInfiniteQuery({ ...activityQuery(activity), refetchOnWindowFocus: true });
