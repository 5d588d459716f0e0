import { LAKH, type Position } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { PlacePrice, PlacePrices } from '@naksha/events/wire/prices';
import { nameInLocale, translateCityName } from '../../../shared/places/place-name.ts';

export type PricedPlace = PlacePrice & { name: string; city: string; position: Position };

export function addNamesToPlacePrices({ places }: PlacePrices, cities: readonly City[]): PricedPlace[] {
  const known = new Map(cities.flatMap(({ localities }) => localities).map((locality) => [locality.id, locality]));
  return places.flatMap((place) => {
    const locality = known.get(place.id);
    if (!locality) return [];
    return [
      {
        ...place,
        name: nameInLocale(locality),
        city: translateCityName(cities, locality.city),
        position: locality.position,
      },
    ];
  });
}

export const areaForBudget = (lakhs: number, rate: number): number => (lakhs * LAKH) / rate;

/** Then places with too few homes, by name; without places that have none. */
export function sortPlacesWithHomesByRate(
  places: readonly PricedPlace[],
  first: 'dearest' | 'cheapest',
): PricedPlace[] {
  const sign = first === 'dearest' ? -1 : 1;
  const rank = ({ rate }: PricedPlace): number => (rate === null ? Number.POSITIVE_INFINITY : sign * rate);
  const compare = (a: PricedPlace, b: PricedPlace): number =>
    rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : byName(a, b);
  return places.filter(({ homes }) => homes > 0).sort(compare);
}

const byName = (a: PricedPlace, b: PricedPlace): number => a.name.localeCompare(b.name, 'en', { numeric: true });
