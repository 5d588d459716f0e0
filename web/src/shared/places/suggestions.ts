import { type Camera, countTypos, isPlaceId, type PlaceId, splitWords } from '@naksha/events/kernel';
import type { City, Locality } from '@naksha/events/wire/cities';
import { DEFAULT_ZOOM } from '../map/zoom.ts';

/** Requirement F-02. */
export const MAX_SUGGESTIONS = 18;

/** A place that can be searched. */
export type Suggestion = {
  name: string;
  type: 'city' | 'locality' | 'project';
  slug: PlaceId;
  city: string;
  /** Where a map shows it. */
  camera: Camera;
};

/** All that can be searched, each city before its localities. */
export const listPlaces = (cities: readonly City[]): Suggestion[] =>
  cities
    .flatMap((city) => [fromCity(city), ...city.localities.map(fromLocality)])
    .filter(({ slug }) => isPlaceId(slug));

const fromCity = ({ id, name, position, default_zoom: zoom }: City): Suggestion => ({
  name,
  type: 'city',
  slug: id as PlaceId,
  city: name,
  camera: { ...position, zoom },
});
const fromLocality = ({ id, name, city, position }: Locality): Suggestion => ({
  name,
  type: 'locality',
  slug: id as PlaceId,
  city,
  camera: { ...position, zoom: DEFAULT_ZOOM },
});

/**
 * The place that the words are the name of, with or without its city's: of several the city, then the one in the city that is
 * searched; undefined where that leaves it open.
 */
export function findNamed(cities: readonly City[], typed: string, searched: City | undefined): Suggestion | undefined {
  const named = listPlaces(cities).filter((place) => isNamed(place, typed));
  const [only, ...others] = named;
  return (
    named.find(({ type }) => type === 'city') ??
    named.find(({ city }) => city === searched?.name) ??
    (others.length ? undefined : only)
  );
}

function isNamed({ name, city }: Suggestion, typed: string): boolean {
  const words = splitWords(typed).join(' ');
  return [name, `${name} ${city}`].some((text) => splitWords(text).join(' ') === words);
}

/**
 * Places that what is typed may mean: each typed word begins one of the name's, or is a letter or two away.
 * Those that are named so come first, then those that begin as typed, then the nearest by spelling, in the gazetteer's order.
 */
export function suggest(cities: readonly City[], typed: string): Suggestion[] {
  const words = splitWords(typed);
  if (words.length === 0) return [];
  const found: { suggestion: Suggestion; distance: number }[] = [];
  for (const suggestion of listPlaces(cities)) {
    const names = splitWords(`${suggestion.name} ${suggestion.city}`);
    const distance = words.reduce((sum, word) => sum + Math.min(...names.map((other) => away(word, other))), 0);
    if (Number.isFinite(distance)) found.push({ suggestion, distance: isNamed(suggestion, typed) ? -1 : distance });
  }
  return found
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ suggestion }) => suggestion);
}

/** 0 for the same beginning, else how many letters are wrong; infinite beyond what is still a slip of the finger. */
function away(typed: string, word: string): number {
  if (word.startsWith(typed)) return word === typed ? 0 : 0.1;
  // A wrong digit is another sector, not a slip.
  if (typed.length < 4 || /\d/.test(typed)) return Number.POSITIVE_INFINITY;
  const allowed = typed.length < 8 ? 1 : 2;
  const distance = countTypos(
    typed,
    word.slice(0, Math.max(typed.length, word.length > typed.length + allowed ? typed.length : word.length)),
  );
  return distance <= allowed ? distance : Number.POSITIVE_INFINITY;
}
