import { joinPlace, type PlaceNames } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { currentLocale } from '../messages/locale.ts';

/** In the page's language, in English where it has no other. */
export const nameHere = ({ name, names }: { name: string; names?: PlaceNames }, locale = currentLocale): string =>
  names?.[locale] ?? name;

/** @param name as listings and localities have it, in English */
export const findCityName = (cities: readonly City[], name: string, locale = currentLocale): string =>
  nameHere(cities.find((city) => city.name === name) ?? { name }, locale);

type Written = { locality: string; city: string };

/** @param place as listings have it, in English */
export function findLocalityName(cities: readonly City[], { locality, city }: Written, locale = currentLocale): string {
  const known = cities.find(({ name }) => name === city)?.localities.find(({ name }) => name === locality);
  return nameHere(known ?? { name: locality }, locale);
}

/** "Sector 70, Mohali" in the page's language, as far as it is known there. */
export const joinPlaceHere = (cities: readonly City[], place: Written, locale = currentLocale): string =>
  joinPlace({ locality: findLocalityName(cities, place, locale), city: findCityName(cities, place.city, locale) });
