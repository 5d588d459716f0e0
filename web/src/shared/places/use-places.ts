import type { PlaceId } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { PlaceOutline } from '@naksha/events/wire/place-outline';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getPublic } from '../api/api.ts';
import { ApiProblem } from '../api/api-problem.ts';
import { type KnownPlace, listPlaces } from './known-place.ts';

export type Places = {
  /** All whose names are known: cities, localities, and what is searched. */
  known: readonly KnownPlace[];
  /** Of those that are searched, as far as they have come. */
  outlines: readonly PlaceOutline[];
  /** Searched by an id that no place has. */
  unknown: readonly PlaceId[];
};

const NONE: readonly PlaceId[] = [];

/** The places that are searched, and all others that are known. @param ids of those that are searched */
export function usePlaces(cities: readonly City[], ids: readonly PlaceId[] = NONE): Places {
  const asked = useQueries({ queries: ids.map(placeQuery), combine: readPlaces });
  return useMemo(() => ({ ...asked, known: [...listPlaces(cities), ...asked.outlines] }), [asked, cities]);
}

const placeQuery = (id: PlaceId) => ({
  queryKey: ['place', id],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    getPublic<PlaceOutline>(`/places/${id}`, { signal }).catch((error: unknown) => {
      if (error instanceof ApiProblem && error.status === 404) return { id, unknown: true } as const;
      throw error;
    }),
  staleTime: Number.POSITIVE_INFINITY,
});

type Answer = PlaceOutline | { id: PlaceId; unknown: true };

function readPlaces(results: readonly UseQueryResult<Answer>[]): Omit<Places, 'known'> {
  const answers = results.flatMap(({ data }) => data ?? []);
  return {
    outlines: answers.filter((one): one is PlaceOutline => !('unknown' in one)),
    unknown: answers.flatMap((one) => ('unknown' in one ? one.id : [])),
  };
}
