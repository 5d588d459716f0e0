import type { PlaceNames } from './place.ts';

/** "Sector 70, Mohali"; "Kharar" if both are equal. */
export const formatPlace = ({ locality, city }: { locality: string; city: string }): string =>
  [...new Set([locality, city])].filter(Boolean).join(', ');

type Named = { name: string; names?: PlaceNames };
type NamedCity = Named & { localities: readonly Named[] };
/** English names. */
type WrittenPlace = { locality: string; city: string };

export const translateName = (language: keyof PlaceNames, { name, names }: Named): string => names?.[language] ?? name;

export const translateCity = (language: keyof PlaceNames, cities: readonly Named[], city: string): string =>
  translateName(language, cities.find(({ name }) => name === city) ?? { name: city });

export function translateLocality(
  language: keyof PlaceNames,
  cities: readonly NamedCity[],
  place: WrittenPlace,
): string {
  const known = cities.find(({ name }) => name === place.city)?.localities.find(({ name }) => name === place.locality);
  return translateName(language, known ?? { name: place.locality });
}

/** As far as the names are known. */
export const formatTranslatedPlace = (
  language: keyof PlaceNames,
  cities: readonly NamedCity[],
  place: WrittenPlace,
): string =>
  formatPlace({
    locality: translateLocality(language, cities, place),
    city: translateCity(language, cities, place.city),
  });
