import type { PlaceNames } from '../../kernel/place.ts';

/** The square that a small map shows: its middle is the place asked for. */
export const SURROUNDINGS = { sideM: 2_400, units: 1_000 } as const;

/** From below. Wide roads are drawn twice as wide. */
export const DRAWN_KINDS = ['green', 'water', 'stream', 'rail', 'road', 'wide-road'] as const;
export type DrawnKind = (typeof DRAWN_KINDS)[number];

/** A named feature nearby; `x` and `y` in units from the square's north-western corner, possibly outside. */
export type NearPlace = {
  kind: 'place' | 'station' | 'landmark';
  name: string;
  names?: PlaceNames;
  x: number;
  y: number;
  /** Straight-line distance; for a shape, to its nearest corner. */
  metres: number;
};

/** `GET /api/map/surroundings?at=lat,lng`: a small map, and named features nearby, nearest first. */
export type Surroundings = {
  /** The data of one SVG path a kind. */
  paths: Partial<Record<DrawnKind, string>>;
  near: NearPlace[];
};
