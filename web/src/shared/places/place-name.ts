import { cityIn, joinPlaceIn, localityIn, nameIn, type PlaceNames } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { currentLocale } from '../messages/locale.ts';

/** In the page's language, or in English. */
export const nameInLocale = (named: { name: string; names?: PlaceNames }, locale = currentLocale): string =>
  nameIn(locale, named);

export const findCityName = (cities: readonly City[], name: string): string => cityIn(currentLocale, cities, name);

type Written = { locality: string; city: string };

export const findLocalityName = (cities: readonly City[], place: Written): string =>
  localityIn(currentLocale, cities, place);

/** As far as known. */
export const joinPlaceInLocale = (cities: readonly City[], place: Written, locale = currentLocale): string =>
  joinPlaceIn(locale, cities, place);
