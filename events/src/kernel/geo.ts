/** Degrees, WGS 84. */
export type Position = { lat: number; lng: number };
/** Address of a 512-px tile: its z is the 256-px zoom's floor less one. */
export type TileAddress = { z: number; x: number; y: number };
/** Where a map stands: its middle in degrees, zoom of the 256-px kind. */
export type Camera = { lat: number; lng: number; zoom: number };
/** 256-px zooms that a map can stand at. */
export const MIN_ZOOM = 9;
export const MAX_ZOOM = 21;
/** [min lng, min lat, max lng, max lat] in degrees. */
export type BBox = readonly [number, number, number, number];

/** Mohali, Chandigarh, Panchkula, Zirakpur, Kharar and New Chandigarh, with a margin. */
export const TRICITY_REGION: BBox = [76.5, 30.5, 77.05, 30.95];

export const inBBox = ([west, south, east, north]: BBox, { lat, lng }: Position): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;

/** Web Mercator of the unit square: x grows east, y grows south, both 0 to 1 (EPSG:3857 scaled). */
export function toWorld({ lat, lng }: Position): { x: number; y: number } {
  const sin = Math.sin((lat * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - (0.25 * Math.log((1 + sin) / (1 - sin))) / Math.PI };
}

export function fromWorld({ x, y }: { x: number; y: number }): Position {
  return { lng: (x - 0.5) * 360, lat: (360 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI))) / Math.PI - 90 };
}

/** Mean radius. */
export const EARTH_RADIUS_M = 6_371_008.8;

/** Great-circle distance in metres (haversine on the mean earth radius). */
export function distanceM(a: Position, b: Position): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lng - a.lng) * rad) / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}
