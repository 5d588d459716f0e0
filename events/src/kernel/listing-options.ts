import { MORE } from './property-kinds.ts';

/** Of the posting form only; those of the map are in options.ts, which every page loads. */
export const BEDROOMS = [1, 2, 3, 4, 5, 6, 7, 8, 9, MORE] as const;
export const BATHROOMS = [1, 2, 3, MORE] as const;
export const BALCONIES = BATHROOMS;
export const CAR_PARKINGS = [0, 1, 2, 3, 4, MORE] as const;

/** Freehold=0, Leasehold=1, Power of Attorney=2, Co-operative society=3. */
export const OWNERSHIPS = [0, 1, 2, 3] as const;
export type Ownership = (typeof OWNERSHIPS)[number];

export const DIRECTIONS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export type Direction = (typeof DIRECTIONS)[number];
