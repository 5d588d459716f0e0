import { distanceM, type Position } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';

export function findCityAt(cities: readonly City[], at: Position): City | undefined {
  let nearest: { city: City; distance: number } | undefined;
  for (const city of cities)
    for (const { position } of city.localities) {
      const distance = distanceM(position, at);
      if (!nearest || distance < nearest.distance) nearest = { city, distance };
    }
  return nearest?.city;
}
