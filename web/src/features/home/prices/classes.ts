import type { Subtype } from '@naksha/events/kernel';

/** Upper limits of all classes but the last; a value at a limit belongs to the class above. */
export type ClassLimits = readonly number[];

export const findRateClass = (value: number, bounds: ClassLimits): number =>
  bounds.filter((bound) => value >= bound).length;

/** Two significant digits, without duplicates. */
export const roundRateClassLimits = (bounds: ClassLimits): ClassLimits => [
  ...new Set(bounds.map((bound) => Number(bound.toPrecision(2)))),
];

const SMALL_PLOTS: ClassLimits = [50, 100, 200, 400];
const GROUND: ClassLimits = [100, 150, 250, 500];
const FLOORS: ClassLimits = [250, 500, 1000, 2000];

/** Typical sizes in the kind's unit. Fixed, because quantiles would give every amount the same colours. */
export const AREA_BOUNDS: Record<Subtype, ClassLimits> = {
  flat: [500, 750, 1000, 1500],
  kothi: GROUND,
  'residential-plot': GROUND,
  'commercial-plot': SMALL_PLOTS,
  office: FLOORS,
  showroom: FLOORS,
  other: [500, 1000, 2500, 5000],
};
