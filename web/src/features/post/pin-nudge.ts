import type { Position } from '@naksha/events/kernel';

const DEGREES_A_METRE = 1 / 111_320;
const STEP_M = 5;
const BIG_STEP_M = 50;

const DIRECTIONS: Record<string, readonly [north: number, east: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** 5 m, or 50 m with Shift. Undefined for other keys. */
export function movePinByKey({ lat, lng }: Position, key: string, big: boolean): Position | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const degrees = (big ? BIG_STEP_M : STEP_M) * DEGREES_A_METRE;
  return roundPosition({
    lat: lat + direction[0] * degrees,
    lng: lng + (direction[1] * degrees) / Math.cos((lat * Math.PI) / 180),
  });
}

/** Six decimals are about 10 cm. */
export const roundPosition = ({ lat, lng }: Position): Position => ({
  lat: Math.round(lat * 1e6) / 1e6,
  lng: Math.round(lng * 1e6) / 1e6,
});
