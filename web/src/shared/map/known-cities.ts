import type { Position } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { nameInLocale } from '../places/place-name.ts';

export type KnownCity = {
  name: string;
  position: Position;
  localities: readonly { name: string; position: Position }[];
  credits: readonly string[];
};

export const toKnownCities = (cities: readonly City[]): KnownCity[] =>
  cities.map(({ position, localities, credits, ...city }) => ({
    name: nameInLocale(city),
    position,
    localities: localities.map((locality) => ({ name: nameInLocale(locality), position: locality.position })),
    credits,
  }));
