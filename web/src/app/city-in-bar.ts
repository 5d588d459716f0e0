import type { City } from '@naksha/events/wire/cities';

/** Never the default city, which nobody chose. `asked`: ids, or names as listings have them. */
export function chooseHeaderCity(
  cities: readonly City[],
  ...asked: readonly (string | null | undefined)[]
): City | undefined {
  const first = asked.find(Boolean);
  return cities.find(({ id, name }) => id === first || name === first);
}
