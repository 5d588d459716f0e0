import type { City } from '@naksha/events/wire/cities';

/**
 * What the bar of a page without a map names: the city that the page is about, else the one that was chosen. Nobody has asked
 * for the first of the list, and over a list of everywhere it would say what isn't shown.
 * @param asked ids, or names as listings have them
 */
export function cityInBar(cities: readonly City[], ...asked: readonly (string | null | undefined)[]): City | undefined {
  const first = asked.find(Boolean);
  return cities.find(({ id, name }) => id === first || name === first);
}
