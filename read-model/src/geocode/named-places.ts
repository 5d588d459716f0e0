import { type Gazetteer, type Place, type PlaceId, splitWords } from '@naksha/events/kernel';

export type NamedPlace = {
  place: Place;
  /** Whether the address says nothing but this place, and perhaps its city. */
  whole: boolean;
};

const toWords = (text: string): string[] => splitWords(text.normalize('NFKD').replace(/[\u0300-\u036f]/gu, ''));

/**
 * Places that an address names word by word: "House 12, Sector 70, Mohali" names Sector 70 and Mohali, and no Sector 7. What lies in
 * the chosen city comes first, then what is named by more words; a city is named only where nothing in it is.
 * @param city the one that is looked in, whether the address says it or not
 */
export function findNamedPlaces(gazetteer: Gazetteer, address: string, city: PlaceId | undefined): NamedPlace[] {
  const words = toWords(address);
  const named = gazetteer.places.flatMap((place) => {
    const length = Math.max(...namesOf(place).map((name) => countNamed(words, name)));
    return length > 0 ? [{ place, length }] : [];
  });
  const cities = new Set(named.filter(({ place }) => place.kind === 'city').map(({ place }) => place.id));
  // An address that says its city means no place of another.
  const inside = named.filter(
    ({ place }) => place.kind !== 'city' && (cities.size === 0 || cities.has(place.cityId) || place.cityId === city),
  );
  const within = ({ place }: { place: Place }) => (cities.has(place.cityId) ? 0 : place.cityId === city ? 1 : 2);
  return (inside.length > 0 ? inside : named.filter(({ place }) => place.kind === 'city'))
    .sort((a, b) => within(a) - within(b) || b.length - a.length)
    .map(({ place, length }) => ({ place, whole: length + lengthOfCity(gazetteer, words, place) >= words.length }));
}

const namesOf = ({ names, aka }: Place): string[][] => [...Object.values(names), ...aka].map(toWords);

/** @returns how many words the name has, where they stand in the address one after the other; else 0 */
function countNamed(words: readonly string[], name: readonly string[]): number {
  const isAt = (start: number) => name.every((word, k) => words[start + k] === word);
  return name.length > 0 && words.some((_, start) => isAt(start)) ? name.length : 0;
}

function lengthOfCity(gazetteer: Gazetteer, words: readonly string[], { id, cityId }: Place): number {
  const city = gazetteer.find(cityId);
  return !city || city.id === id ? 0 : Math.max(...namesOf(city).map((name) => countNamed(words, name)));
}
