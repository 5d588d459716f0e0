import type { PlaceNames } from './place.ts';

/** "Sector 70, Mohali"; "Kharar" if both are equal. */
export const joinPlace = ({ locality, city }: { locality: string; city: string }): string =>
  [...new Set([locality, city])].filter(Boolean).join(', ');

type Named = { name: string; names?: PlaceNames };
type NamedCity = Named & { localities: readonly Named[] };
/** English names. */
type Written = { locality: string; city: string };

export const nameIn = (language: keyof PlaceNames, { name, names }: Named): string => names?.[language] ?? name;

export const cityIn = (language: keyof PlaceNames, cities: readonly Named[], city: string): string =>
  nameIn(language, cities.find(({ name }) => name === city) ?? { name: city });

export function localityIn(language: keyof PlaceNames, cities: readonly NamedCity[], place: Written): string {
  const known = cities.find(({ name }) => name === place.city)?.localities.find(({ name }) => name === place.locality);
  return nameIn(language, known ?? { name: place.locality });
}

/** As far as the names are known. */
export const joinPlaceIn = (language: keyof PlaceNames, cities: readonly NamedCity[], place: Written): string =>
  joinPlace({ locality: localityIn(language, cities, place), city: cityIn(language, cities, place.city) });
