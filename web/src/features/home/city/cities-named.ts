import type { City } from '@naksha/events/wire/cities';

/** Cities whose name contains what is typed, whatever the case. */
export const citiesNamed = (cities: readonly City[], typed: string): City[] =>
  cities.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()));
