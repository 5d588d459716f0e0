import type { City } from '@naksha/events/wire/cities';

export const findCitiesByName = (cities: readonly City[], typed: string): City[] =>
  cities.filter(({ name, names }) =>
    [name, ...Object.values(names ?? {})].some((one) => normalizeName(one).includes(normalizeName(typed.trim()))),
  );

/** Normalizes composed nuktas. */
const normalizeName = (text: string): string => text.normalize('NFKC').toLowerCase();
