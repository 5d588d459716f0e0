import type { PlaceId } from '@naksha/events/kernel';
import type { PlaceOutline } from '@naksha/events/wire/place-outline';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchPublicJson } from '../api/api.ts';
import { ApiProblem } from '../api/api-problem.ts';

export type Places = {
  outlines: readonly PlaceOutline[];
  unknown: readonly PlaceId[];
};

const NONE: readonly PlaceId[] = [];

/** One query each, because `useQueries` would add 1 KB to every page. */
export function usePlaceOutlines([a, b, c]: readonly PlaceId[] = NONE): Places {
  const { data: first } = useQuery(placeQuery(a));
  const { data: second } = useQuery(placeQuery(b));
  const { data: third } = useQuery(placeQuery(c));
  return useMemo(() => {
    const answers = [first, second, third].filter((one) => one !== undefined);
    const outlines = answers.filter((one): one is PlaceOutline => !('unknown' in one));
    const unknown = answers.flatMap((one) => ('unknown' in one ? one.id : []));
    return { outlines, unknown };
  }, [first, second, third]);
}

type Answer = PlaceOutline | { id: PlaceId; unknown: true };

const placeQuery = (id: PlaceId | undefined) => ({
  queryKey: ['place', id],
  enabled: id !== undefined,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    fetchPublicJson<PlaceOutline>(`/places/${id}`, { signal }).catch((error: unknown): Answer => {
      if (id && error instanceof ApiProblem && error.status === 404) return { id, unknown: true };
      throw error;
    }),
  staleTime: Number.POSITIVE_INFINITY,
});
