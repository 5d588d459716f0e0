import type { City } from '@naksha/events/wire/cities';

/** Cities of whose names, in any language, one contains what is typed, whatever the case. */
export const citiesNamed = (cities: readonly City[], typed: string): City[] =>
  cities.filter(({ name, names }) =>
    [name, ...Object.values(names ?? {})].some((one) => spell(one).includes(spell(typed.trim()))),
  );

/** One letter for one sign: a nukta may be a letter's own or follow it. */
const spell = (text: string): string => text.normalize('NFKC').toLowerCase();
