import { type BBox, type Position, projectToUnitSquare, unprojectFromUnitSquare } from '@naksha/events/kernel';

/** Bits of an absolute coordinate: one unit is 3.2 cm at 31° north, and 30 bits fit a signed integer. */
export const WORLD_BITS = 30;
const UNITS = 2 ** WORLD_BITS;
/** The corner is aligned to an eighth of the side, so that a region across a tile border needs no larger square. */
const ALIGN_STEPS = 3;

/**
 * Coordinates of rows are relative to its corner; quartering it gives the index cells. A cell of step `j` is a tile
 * of zoom `level + j` if that is at least `aligned`.
 */
export type RootSquare = {
  /** The square is as large as a tile of this zoom. */
  level: number;
  /** The corner is on this zoom's tile grid. */
  aligned: number;
  x: number;
  y: number;
  /** Bits of a coordinate inside the square. */
  bits: number;
};

/** `x0 ≤ x < x1`. */
export type Rect = { x0: number; y0: number; x1: number; y1: number };

export function toRootSquare([west, south, east, north]: BBox): RootSquare {
  const corner = projectToUnitSquare({ lat: north, lng: west });
  const far = projectToUnitSquare({ lat: south, lng: east });
  const span = Math.max(far.x - corner.x, far.y - corner.y);
  let level = 0;
  while (level < 16 && span <= (7 / 8) * 2 ** -(level + 1)) level++;
  const aligned = level + ALIGN_STEPS;
  const snap = (value: number) => Math.floor(value * 2 ** aligned) * 2 ** (WORLD_BITS - aligned);
  return { level, aligned, x: snap(corner.x), y: snap(corner.y), bits: WORLD_BITS - level };
}

export function positionToUnits(position: Position): { x: number; y: number } {
  const { x, y } = projectToUnitSquare(position);
  return { x: Math.floor(x * UNITS), y: Math.floor(y * UNITS) };
}

/** Absolute units; the centre of a unit is at one half. */
export const unitsToPosition = (x: number, y: number): Position =>
  unprojectFromUnitSquare({ x: x / UNITS, y: y / UNITS });

/** Both edges included. */
export function bboxToRect([west, south, east, north]: BBox): Rect {
  const min = positionToUnits({ lat: north, lng: west });
  const max = positionToUnits({ lat: south, lng: east });
  return { x0: min.x, y0: min.y, x1: max.x + 1, y1: max.y + 1 };
}

/** In absolute units. */
export function tileToRect(zoom: number, x: number, y: number, width = 1, height = width): Rect {
  const side = 2 ** (WORLD_BITS - zoom);
  return { x0: x * side, y0: y * side, x1: (x + width) * side, y1: (y + height) * side };
}

export const rectRelativeToSquare = (square: RootSquare, { x0, y0, x1, y1 }: Rect): Rect => ({
  x0: x0 - square.x,
  y0: y0 - square.y,
  x1: x1 - square.x,
  y1: y1 - square.y,
});

export const rectContainsPoint = ({ x0, y0, x1, y1 }: Rect, x: number, y: number): boolean =>
  x >= x0 && x < x1 && y >= y0 && y < y1;
