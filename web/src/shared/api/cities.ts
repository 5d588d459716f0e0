import { distanceInMeters, type Position } from '@naksha/events/kernel';
import type { City, Locality } from '@naksha/events/wire/cities';
import { useQuery } from '@tanstack/react-query';
import { fetchPublicJson } from './api.ts';

const NONE: City[] = [];
export const citiesKey = ['cities'] as const;

export function useCities(): City[] {
  const { data } = useQuery({
    queryKey: citiesKey,
    queryFn: async ({ signal }) =>
      (await fetchPublicJson<{ property: City[] }>('/property/cities', { signal })).property,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? NONE;
}

export const findNearestLocalities = (cities: readonly City[], at: Position, most: number): Locality[] =>
  cities
    .flatMap(({ localities }) => localities)
    .map((locality) => ({ locality, distance: distanceInMeters(locality.position, at) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ locality }) => locality);

/** The first city if there are no localities. */
export function findNearestCity(cities: readonly City[], at: Position): City | undefined {
  const [nearest] = findNearestLocalities(cities, at, 1);
  return cities.find(({ localities }) => localities.some(({ id }) => id === nearest?.id)) ?? cities[0];
}
