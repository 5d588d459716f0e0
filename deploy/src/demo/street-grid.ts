import { METRES_PER_DEGREE, type Position } from '@naksha/events/kernel';
import type { Random } from './random.ts';

/** The line of sectors 22 and 35 is 35° off the parallel. */
const TURN = (35 * Math.PI) / 180;
/** Half a sector in metres; sectors are about 1,200 by 800. */
const HALF_LENGTH = 560;
const HALF_WIDTH = 380;
const STREET_EVERY = 95;
const FRONTAGE = 13;

/** Streets every 95 m, plots on both sides. */
export function pickPositionOnStreet(centre: Position, random: Random): Position {
  const street = Math.round(random.drawBetween(-HALF_WIDTH, HALF_WIDTH) / STREET_EVERY) * STREET_EVERY;
  const side = random.drawChance(0.5) ? 16 : -16;
  const along = Math.round(random.drawBetween(-HALF_LENGTH, HALF_LENGTH) / FRONTAGE) * FRONTAGE;
  return offset(centre, along, street + side);
}

/** Converts metres along the sector's length and width to degrees. Six decimals, about 0.1 m. */
export function offset(centre: Position, along: number, across: number): Position {
  const east = along * Math.cos(TURN) - across * Math.sin(TURN);
  const north = along * Math.sin(TURN) + across * Math.cos(TURN);
  const lat = centre.lat + north / METRES_PER_DEGREE;
  const lng = centre.lng + east / (METRES_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180));
  return { lat: round(lat), lng: round(lng) };
}

const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
