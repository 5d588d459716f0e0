/** Degrees, WGS 84. */
export type Position = { lat: number; lng: number };
/** 512-px tile; z is the 256-px zoom rounded down, minus one. */
export type TileAddress = { z: number; x: number; y: number };
/** Centre in degrees, 256-px zoom. */
export type Camera = { lat: number; lng: number; zoom: number };
/** 256-px zooms. */
export const MIN_ZOOM = 9;
export const MAX_ZOOM = 21;
/** [min lng, min lat, max lng, max lat] in degrees. */
export type BBox = readonly [number, number, number, number];

/** With a margin. */
export const TRICITY_REGION: BBox = [76.5, 30.5, 77.05, 30.95];

export const isInBBox = ([west, south, east, north]: BBox, { lat, lng }: Position): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;

/** EPSG:3857 on the unit square: x to the east, y to the south. */
export function projectToUnitSquare({ lat, lng }: Position): { x: number; y: number } {
  const sin = Math.sin((lat * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - (0.25 * Math.log((1 + sin) / (1 - sin))) / Math.PI };
}

export function unprojectFromUnitSquare({ x, y }: { x: number; y: number }): Position {
  return { lng: (x - 0.5) * 360, lat: (360 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI))) / Math.PI - 90 };
}

/** Mean radius. */
export const EARTH_RADIUS_M = 6_371_008.8;
/** Along a meridian, on the mean earth radius. */
export const METRES_PER_DEGREE = 111_195;

/** Haversine on the mean earth radius. */
export function distanceInMeters(a: Position, b: Position): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lng - a.lng) * rad) / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}
