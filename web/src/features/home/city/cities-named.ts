import type { City } from '@naksha/events/wire/cities';

export const citiesNamed = (cities: readonly City[], typed: string): City[] =>
  cities.filter(({ name, names }) =>
    [name, ...Object.values(names ?? {})].some((one) => spell(one).includes(spell(typed.trim()))),
  );

/** Normalizes composed nuktas. */
const spell = (text: string): string => text.normalize('NFKC').toLowerCase();
