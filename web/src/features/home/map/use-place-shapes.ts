import type { PlaceId } from '@naksha/events/kernel';
import type { PlaceOutline } from '@naksha/events/wire/place-outline';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { getPublic } from '../../../shared/api/api.ts';
import { placeShapes, type Shape } from '../../../shared/map/shape.ts';

const NONE: readonly PlaceId[] = [];
/** What a map draws of the chosen places: their outlines, or circles where they have none. */
export const usePlaceShapes = (places: readonly PlaceId[] = NONE): readonly Shape[] =>
  useQueries({ queries: places.map(placeQuery), combine: joinShapes });

const placeQuery = (id: PlaceId) => ({
  queryKey: ['place', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => getPublic<PlaceOutline>(`/places/${id}`, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  // One that is no more has nothing to draw.
  retry: false,
});

const joinShapes = (results: readonly UseQueryResult<PlaceOutline>[]): Shape[] =>
  results.flatMap(({ data }) => (data ? listShapes(data) : []));

export const listShapes = ({ outline, position, radius_m: radius }: PlaceOutline): Shape[] =>
  placeShapes(outline, position, radius);
