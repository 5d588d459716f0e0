import type { PlaceNames } from './place.ts';

/** "Sector 70, Mohali", or what is known of it; "Kharar" where both are called so. The same in every language of the site. */
export const joinPlace = ({ locality, city }: { locality: string; city: string }): string =>
  [...new Set([locality, city])].filter(Boolean).join(', ');

type Named = { name: string; names?: PlaceNames };
type NamedCity = Named & { localities: readonly Named[] };
/** A place as listings have it: in English. */
type Written = { locality: string; city: string };

/** In English where a place has no name in the language. */
export const nameIn = (language: keyof PlaceNames, { name, names }: Named): string => names?.[language] ?? name;

export const cityIn = (language: keyof PlaceNames, cities: readonly Named[], city: string): string =>
  nameIn(language, cities.find(({ name }) => name === city) ?? { name: city });

export function localityIn(language: keyof PlaceNames, cities: readonly NamedCity[], place: Written): string {
  const known = cities.find(({ name }) => name === place.city)?.localities.find(({ name }) => name === place.locality);
  return nameIn(language, known ?? { name: place.locality });
}

/** "सेक्टर 70, मोहाली", as far as the places are known in that language. */
export const joinPlaceIn = (language: keyof PlaceNames, cities: readonly NamedCity[], place: Written): string =>
  joinPlace({ locality: localityIn(language, cities, place), city: cityIn(language, cities, place.city) });
