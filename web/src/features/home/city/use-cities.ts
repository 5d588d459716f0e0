import type { City } from '@naksha/events/contracts';
import { distanceM, type Position } from '@naksha/events/kernel';
import { useQuery } from '@tanstack/react-query';
import { getCities } from '../home-api.ts';

const NONE: City[] = [];

/** The cities with their localities: reference data, the same for as long as the page lives. */
export function useCities(): City[] {
  const { data } = useQuery({
    queryKey: ['cities'],
    queryFn: ({ signal }) => getCities(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? NONE;
}

/** The city whose nearest locality lies nearest: what the label says while the map is panned. */
export function cityAt(cities: readonly City[], at: Position): City | undefined {
  let nearest: { city: City; distance: number } | undefined;
  for (const city of cities)
    for (const { position } of city.localities) {
      const distance = distanceM(position, at);
      if (!nearest || distance < nearest.distance) nearest = { city, distance };
    }
  return nearest?.city;
}
