import {
  formatPlace,
  type PlaceId,
  type PlaceKind,
  type PlaceNames,
  type Position,
  placeZoomOrDefault,
} from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { nameInLocale, translateCityName } from './place-name.ts';

export type KnownPlace = {
  id: PlaceId;
  kind: PlaceKind;
  name: string;
  names?: PlaceNames;
  /** English. */
  city: string;
  position: Position;
  /** 256-px zoom that shows it. */
  zoom: number;
};

export const listCitiesAndLocalities = (cities: readonly City[]): KnownPlace[] =>
  cities.flatMap(({ id, name, names, position, default_zoom: zoom, localities }) => [
    { id: id as PlaceId, kind: 'city', name, names, city: name, position, zoom },
    ...localities.map((one): KnownPlace => {
      return { ...one, id: one.id as PlaceId, kind: 'locality', zoom: placeZoomOrDefault(undefined) };
    }),
  ]);

export const listKnownPlaces = (cities: readonly City[], searched: readonly KnownPlace[]): KnownPlace[] => [
  ...listCitiesAndLocalities(cities),
  ...searched,
];

/** With the city if another place has the same name; the id until the name is known. */
export function labelOfPlace(id: PlaceId, places: readonly KnownPlace[], cities: readonly City[]): string {
  const place = places.find((one) => one.id === id);
  if (!place) return id;
  const shared = place.kind !== 'city' && places.some((other) => other.id !== id && other.name === place.name);
  return formatPlace({ locality: nameInLocale(place), city: shared ? translateCityName(cities, place.city) : '' });
}
