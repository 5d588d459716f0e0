import type { PlaceId } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';

/** What a place is called, or its id until that is known. */
export const findPlaceName = (cities: readonly City[], id: PlaceId): string =>
  cities.flatMap((city) => [city, ...city.localities]).find((place) => place.id === id)?.name ?? id;
