import type { Position } from '@naksha/events/kernel';

/** A grid within the served region. */
const CORNER: Position = { lat: 30.66, lng: 76.68 };
const COLUMNS = 40;
const ROWS = 100;
const STEP = 0.002;

export function placeFlat(number: number): Position {
  const place = number % (COLUMNS * ROWS);
  return { lat: CORNER.lat + Math.floor(place / COLUMNS) * STEP, lng: CORNER.lng + (place % COLUMNS) * STEP };
}
