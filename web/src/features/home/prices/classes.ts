import type { Subtype } from '@naksha/events/kernel';

/** Where all classes but the last end, ascending; a value on a bound is of the class above. */
export type Bounds = readonly number[];

export const classOf = (value: number, bounds: Bounds): number => bounds.filter((bound) => value >= bound).length;

/** Bounds that a person can say: two digits that count, and each once. */
export const roundBounds = (bounds: Bounds): Bounds => [
  ...new Set(bounds.map((bound) => Number(bound.toPrecision(2)))),
];

const SMALL_PLOTS: Bounds = [50, 100, 200, 400];
const GROUND: Bounds = [100, 150, 250, 500];
const FLOORS: Bounds = [250, 500, 1000, 2000];

/**
 * Areas at which a home becomes another kind of home, in the unit of its subtype. They stay where they are while the amount
 * moves, so that its colours do: classes with as many places in each would colour every amount alike.
 */
export const AREA_BOUNDS: Record<Subtype, Bounds> = {
  flat: [500, 750, 1000, 1500],
  kothi: GROUND,
  'residential-plot': GROUND,
  'commercial-plot': SMALL_PLOTS,
  office: FLOORS,
  showroom: FLOORS,
  other: [500, 1000, 2500, 5000],
};
