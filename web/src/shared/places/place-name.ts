import { cityIn, joinPlaceIn, localityIn, nameIn, type PlaceNames } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { currentLocale } from '../messages/locale.ts';

/** In the page's language, or in English. */
export const nameHere = (named: { name: string; names?: PlaceNames }, locale = currentLocale): string =>
  nameIn(locale, named);

/** @param name in English, as in listings */
export const findCityName = (cities: readonly City[], name: string): string => cityIn(currentLocale, cities, name);

type Written = { locality: string; city: string };

/** @param place in English, as in listings */
export const findLocalityName = (cities: readonly City[], place: Written): string =>
  localityIn(currentLocale, cities, place);

/** "Sector 70, Mohali" in the page's language, as far as known. */
export const joinPlaceHere = (cities: readonly City[], place: Written, locale = currentLocale): string =>
  joinPlaceIn(locale, cities, place);
