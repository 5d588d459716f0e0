import type { Subtype } from '@naksha/events/kernel';

/** Upper limits of all classes but the last; a value at a limit belongs to the class above. */
export type Bounds = readonly number[];

export const findRateClass = (value: number, bounds: Bounds): number => bounds.filter((bound) => value >= bound).length;

/** Two significant digits, without duplicates. */
export const roundRateClassBounds = (bounds: Bounds): Bounds => [
  ...new Set(bounds.map((bound) => Number(bound.toPrecision(2)))),
];

const SMALL_PLOTS: Bounds = [50, 100, 200, 400];
const GROUND: Bounds = [100, 150, 250, 500];
const FLOORS: Bounds = [250, 500, 1000, 2000];

/** Typical sizes in the kind's unit. Fixed, because quantiles would give every amount the same colours. */
export const AREA_BOUNDS: Record<Subtype, Bounds> = {
  flat: [500, 750, 1000, 1500],
  kothi: GROUND,
  'residential-plot': GROUND,
  'commercial-plot': SMALL_PLOTS,
  office: FLOORS,
  showroom: FLOORS,
  other: [500, 1000, 2500, 5000],
};
