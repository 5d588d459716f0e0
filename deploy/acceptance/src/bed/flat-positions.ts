import type { Position } from '@naksha/events/kernel';

/** The town that beds' listings lie in: a grid, all of it within the region that is served. */
const CORNER: Position = { lat: 30.66, lng: 76.68 };
const COLUMNS = 40;
const ROWS = 100;
const STEP = 0.002;

/** Where the n-th flat of a bed is posted. Beyond 4000 the grid is filled anew. */
export function placeFlat(number: number): Position {
  const place = number % (COLUMNS * ROWS);
  return { lat: CORNER.lat + Math.floor(place / COLUMNS) * STEP, lng: CORNER.lng + (place % COLUMNS) * STEP };
}
