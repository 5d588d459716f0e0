import type { TravelMode } from '@naksha/events/kernel';
import type { StreetClass } from './street-file.ts';

/** Kilometres an hour on free roads in a town: below the limits, since crossings and humps count too. There is no live traffic. */
const CAR: Readonly<Record<StreetClass, number>> = {
  motorway: 80,
  trunk: 55,
  primary: 45,
  secondary: 40,
  tertiary: 35,
  unclassified: 30,
  residential: 25,
  living_street: 15,
  service: 15,
  track: 15,
  path: 0,
  main: 30,
};
const WALK = 4.8;
const MAX_TWO_WHEELER = 50;

/** @returns kilometres an hour; 0 where the mode may not go */
export function speedOn(street: StreetClass, by: TravelMode): number {
  if (by === 'foot') return street === 'motorway' ? 0 : WALK;
  return by === 'car' ? CAR[street] : Math.min(CAR[street], MAX_TWO_WHEELER);
}

/** Between a home and the street, in kilometres an hour. */
export const speedOffStreet = (by: TravelMode): number => (by === 'foot' ? WALK : CAR.service);
