import type { PlaceNames } from '../../kernel/place.ts';

/** Its centre is the requested position. */
export const SURROUNDINGS = { sideM: 2_400, units: 1_000 } as const;

/** Bottom first. Wide roads are drawn twice as wide. */
export const DRAWN_KINDS = ['green', 'water', 'stream', 'rail', 'road', 'wide-road'] as const;
export type DrawnKind = (typeof DRAWN_KINDS)[number];

/** `x` and `y`: units from the north-western corner, possibly outside. */
export type NearPlace = {
  kind: 'place' | 'station' | 'landmark';
  name: string;
  names?: PlaceNames;
  x: number;
  y: number;
  /** Straight-line; for a shape, to its nearest corner. */
  metres: number;
};

/** Nearest first. */
export type Surroundings = {
  /** SVG path data. */
  paths: Partial<Record<DrawnKind, string>>;
  near: NearPlace[];
};
