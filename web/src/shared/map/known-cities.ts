import type { Position } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { nameInLocale } from '../places/place-name.ts';

/** A hull of its localities, and so drawn as approximate. */
export type KnownCity = {
  name: string;
  position: Position;
  outline: readonly Position[];
  localities: readonly { name: string; position: Position }[];
  credits: readonly string[];
};

export const toKnownCities = (cities: readonly City[]): KnownCity[] =>
  cities.map(({ position, map_ploygon: outline, localities, credits, ...city }) => ({
    name: nameInLocale(city),
    position,
    outline,
    localities: localities.map((locality) => ({ name: nameInLocale(locality), position: locality.position })),
    credits,
  }));
