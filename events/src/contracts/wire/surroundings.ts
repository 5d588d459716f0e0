import type { PlaceNames } from '../../kernel/place.ts';

/** The square that a small map shows: its middle is the place asked for. */
export const SURROUNDINGS = { sideM: 2_400, units: 1_000 } as const;

/** From below. Wide roads are drawn twice as wide. */
export const DRAWN_KINDS = ['green', 'water', 'stream', 'rail', 'road', 'wide-road'] as const;
export type DrawnKind = (typeof DRAWN_KINDS)[number];

/** What lies near and has a name; `x` and `y` in units from the square's north-western corner, which may lie outside of it. */
export type NearPlace = {
  kind: 'place' | 'station' | 'landmark';
  name: string;
  names?: PlaceNames;
  x: number;
  y: number;
  /** As the crow flies; of what has a shape, to its nearest corner. */
  metres: number;
};

/** `GET /api/map/surroundings?at=lat,lng`: a small map of the region's own ground, and what is near by name, the nearest first. */
export type Surroundings = {
  /** The data of one SVG path a kind. */
  paths: Partial<Record<DrawnKind, string>>;
  near: NearPlace[];
};
