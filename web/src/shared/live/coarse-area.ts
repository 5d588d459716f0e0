import type { BBox } from '@naksha/events/kernel';

/** About 5 km: panning within a square does not reopen the stream. */
const SQUARE_DEGREES = 0.05;

export function roundToSquares([west, south, east, north]: BBox): BBox {
  const down = (degrees: number) => round((Math.floor(degrees / SQUARE_DEGREES) - 1) * SQUARE_DEGREES);
  const up = (degrees: number) => round((Math.ceil(degrees / SQUARE_DEGREES) + 1) * SQUARE_DEGREES);
  return [down(west), down(south), up(east), up(north)];
}

export const containsBox = (area: BBox | undefined, [west, south, east, north]: BBox): boolean =>
  area !== undefined && west >= area[0] && south >= area[1] && east <= area[2] && north <= area[3];

const round = (degrees: number): number => Math.round(degrees * 100) / 100;
