import type { TravelMode } from '@naksha/events/kernel';
import type { StreetClass } from './street-file.ts';

/** km/h on free roads in a town: below the limits, because of crossings and humps. */
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
export const WALK = 4.8;
export const MAX_TWO_WHEELER = 50;

/** km/h; 0 where the mode may not go. */
export function kmhOnStreet(street: StreetClass, by: TravelMode): number {
  if (by === 'foot') return street === 'motorway' ? 0 : WALK;
  return by === 'car' ? CAR[street] : Math.min(CAR[street], MAX_TWO_WHEELER);
}

/** Between a home and the street, in km/h. */
export const kmhOffStreet = (by: TravelMode): number => (by === 'foot' ? WALK : CAR.service);

/** In km/h, for how far a mode may get. */
export const MAX_SPEED: Readonly<Record<TravelMode, number>> = {
  car: Math.max(...Object.values(CAR)),
  'two-wheeler': MAX_TWO_WHEELER,
  foot: WALK,
};
