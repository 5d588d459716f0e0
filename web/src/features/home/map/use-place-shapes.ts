import type { PlaceId } from '@naksha/events/kernel';
import type { PlaceOutline } from '@naksha/events/wire/place-outline';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getPublic } from '../../../shared/api/api.ts';
import { placeShapes, type Shape } from '../../../shared/map/shape.ts';

const NONE: readonly PlaceId[] = [];

/**
 * What a map draws of the chosen places, three at most: their outlines, or circles where they have none. One question each:
 * what asks any number of them is a kilobyte of every page's first load.
 */
export function usePlaceShapes([a, b, c]: readonly PlaceId[] = NONE): readonly Shape[] {
  const { data: first } = useQuery(placeQuery(a));
  const { data: second } = useQuery(placeQuery(b));
  const { data: third } = useQuery(placeQuery(c));
  return useMemo(
    () => [first, second, third].flatMap((place) => (place ? listShapes(place) : [])),
    [first, second, third],
  );
}

const placeQuery = (id: PlaceId | undefined) => ({
  queryKey: ['place', id],
  enabled: id !== undefined,
  queryFn: ({ signal }: { signal: AbortSignal }) => getPublic<PlaceOutline>(`/places/${id}`, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  // One that is no more has nothing to draw.
  retry: false,
});

export const listShapes = ({ outline, position, radius_m: radius }: PlaceOutline): Shape[] =>
  placeShapes(outline, position, radius);
