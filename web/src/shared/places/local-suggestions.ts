import { DEFAULT_SORT, formatCanonicalHomeQuery, splitSearchWords } from '@naksha/events/kernel';
import { compileVocabulary, interpretSearchText } from '@naksha/events/search-reader';
import type { City } from '@naksha/events/wire/cities';
import type { SearchReadingResponse, Suggestion } from '@naksha/events/wire/suggestions';
import { type KnownPlace, listCitiesAndLocalities } from './known-place.ts';

/** Requirement F-02. */
const MAX_SUGGESTIONS = 18;

/** While the server is unavailable: by prefix, the current city's first. */
export function suggestPlacesOffline(cities: readonly City[], typed: string, searched: City | undefined): Suggestion[] {
  const words = splitSearchWords(typed);
  if (words.length === 0) return [];
  const elsewhere = ({ city }: KnownPlace) => (city === searched?.name ? 0 : 1);
  return listCitiesAndLocalities(cities)
    .filter(({ name, names, city }) => {
      const own = [name, ...Object.values(names ?? {})].flatMap(splitSearchWords);
      const all = [...own, ...splitSearchWords(city)];
      const begins = (known: readonly string[]) => (word: string) => known.some((one) => one.startsWith(word));
      return words.some(begins(own)) && words.every(begins(all));
    })
    .sort((a, b) => elsewhere(a) - elsewhere(b))
    .slice(0, MAX_SUGGESTIONS)
    .map(toSuggestion);
}

/** While the server is unavailable. Unknown words stay words. */
export function interpretSearchOffline(
  cities: readonly City[],
  typed: string,
  searched: City | undefined,
): SearchReadingResponse | null {
  const idOf = new Map(cities.map(({ name, id }) => [name, id as KnownPlace['id']]));
  const places = listCitiesAndLocalities(cities).map((place) => ({
    ...place,
    cityId: idOf.get(place.city) ?? place.id,
    names: place.names ?? { en: place.name },
    aka: [],
  }));
  const read = interpretSearchText(typed, compileVocabulary(places), {
    city: searched?.id as KnownPlace['id'] | undefined,
  });
  if (read.parts.length === 0) return null;
  const words = read.words.join(' ');
  const filter = { ...read.filter, ...(words && { search: [words] }) };
  return {
    places: places.filter(({ id }) => filter.place?.includes(id)).map(toSuggestion),
    query: formatCanonicalHomeQuery({ filter, sort: DEFAULT_SORT }),
    ignored: read.ignored,
    corrections: read.corrections.map(({ typed, meant }) => ({ typed, meant })),
    choices: [],
  };
}

const toSuggestion = ({ id, kind, name, names, city, position, zoom }: KnownPlace): Suggestion => ({
  type: kind,
  slug: id,
  name,
  names,
  city,
  position,
  zoom,
});
