import {
  formatTranslatedPlace,
  type PlaceNames,
  translateCity,
  translateLocality,
  translateName,
} from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { currentLocale } from '../messages/locale.ts';

/** In the page's language, or in English. */
export const nameInLocale = (named: { name: string; names?: PlaceNames }, locale = currentLocale): string =>
  translateName(locale, named);

export const translateCityName = (cities: readonly City[], name: string): string =>
  translateCity(currentLocale, cities, name);

type Written = { locality: string; city: string };

export const translateLocalityName = (cities: readonly City[], place: Written): string =>
  translateLocality(currentLocale, cities, place);

/** As far as known. */
export const joinPlaceInLocale = (cities: readonly City[], place: Written, locale = currentLocale): string =>
  formatTranslatedPlace(locale, cities, place);
