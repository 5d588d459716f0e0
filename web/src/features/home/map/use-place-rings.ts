import type { PlaceId, Position } from '@naksha/events/kernel';
import type { PlaceOutline } from '@naksha/events/wire/place-outline';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { getPublic } from '../../../shared/api/api.ts';
import { discAround } from '../../../shared/map/outline.ts';

const NONE: readonly PlaceId[] = [];
export type MapRing = readonly Position[];

/** What a map draws of the chosen places: their outlines, or circles where they have none. */
export const usePlaceRings = (places: readonly PlaceId[] = NONE): readonly MapRing[] =>
  useQueries({ queries: places.map(placeQuery), combine: joinRings });

const placeQuery = (id: PlaceId) => ({
  queryKey: ['place', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => getPublic<PlaceOutline>(`/places/${id}`, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  // One that is no more has nothing to draw.
  retry: false,
});

const joinRings = (results: readonly UseQueryResult<PlaceOutline>[]): MapRing[] =>
  results.flatMap(({ data }) => (data ? listRings(data) : []));

export const listRings = ({ outline, position, radius_m: radius }: PlaceOutline): MapRing[] =>
  outline.length ? outline.map((ring) => ring.map(([lng, lat]) => ({ lat, lng }))) : [discAround(position, radius)];
