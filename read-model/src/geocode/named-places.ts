import { type Gazetteer, type Place, type PlaceId, splitLowerCaseWords } from '@naksha/events/kernel';

export type NamedPlace = {
  place: Place;
  whole: boolean;
};

const toWords = (text: string): string[] =>
  splitLowerCaseWords(text.normalize('NFKD').replace(/[\u0300-\u036f]/gu, ''));

/** By whole words: "Sector 70" does not name Sector 7. Cities only if nothing in them is named. */
export function findNamedPlaces(gazetteer: Gazetteer, address: string, city: PlaceId | undefined): NamedPlace[] {
  const words = toWords(address);
  const named = gazetteer.places.flatMap((place) => {
    const length = Math.max(...namesOf(place).map((name) => countNamed(words, name)));
    return length > 0 ? [{ place, length }] : [];
  });
  const cities = new Set(named.filter(({ place }) => place.kind === 'city').map(({ place }) => place.id));
  // An address with a city means no place of another.
  const inside = named.filter(
    ({ place }) => place.kind !== 'city' && (cities.size === 0 || cities.has(place.cityId) || place.cityId === city),
  );
  const within = ({ place }: { place: Place }) => (cities.has(place.cityId) ? 0 : place.cityId === city ? 1 : 2);
  return (inside.length > 0 ? inside : named.filter(({ place }) => place.kind === 'city'))
    .sort((a, b) => within(a) - within(b) || b.length - a.length)
    .map(({ place, length }) => ({ place, whole: length + lengthOfCity(gazetteer, words, place) >= words.length }));
}

const namesOf = ({ names, aka }: Place): string[][] => [...Object.values(names), ...aka].map(toWords);

function countNamed(words: readonly string[], name: readonly string[]): number {
  const isAt = (start: number) => name.every((word, k) => words[start + k] === word);
  return name.length > 0 && words.some((_, start) => isAt(start)) ? name.length : 0;
}

function lengthOfCity(gazetteer: Gazetteer, words: readonly string[], { id, cityId }: Place): number {
  const city = gazetteer.find(cityId);
  return !city || city.id === id ? 0 : Math.max(...namesOf(city).map((name) => countNamed(words, name)));
}
