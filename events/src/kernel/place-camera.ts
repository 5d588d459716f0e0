import { type Camera, MAX_ZOOM, MIN_ZOOM, type Position, projectToUnitSquare, unprojectFromUnitSquare } from './geo.ts';

/** Nearly every screen's map has at least this many CSS pixels each way. */
export const MIN_MAP_SIDE = 320;

export function cameraFittingAll(cameras: readonly Camera[]): Camera | undefined {
  if (cameras.length < 2) return cameras.at(0);
  const squares = cameras.map((camera) => ({
    ...projectToUnitSquare(camera),
    half: MIN_MAP_SIDE / 2 / (256 * 2 ** camera.zoom),
  }));
  const [left, right] = [
    Math.min(...squares.map(({ x, half }) => x - half)),
    Math.max(...squares.map(({ x, half }) => x + half)),
  ];
  const [top, bottom] = [
    Math.min(...squares.map(({ y, half }) => y - half)),
    Math.max(...squares.map(({ y, half }) => y + half)),
  ];
  const zoom = Math.log2(MIN_MAP_SIDE / 256 / Math.max(right - left, bottom - top));
  const middle: Position = unprojectFromUnitSquare({ x: (left + right) / 2, y: (top + bottom) / 2 });
  return { ...middle, zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom)) };
}

/** Requirement M-07. */
const DEFAULT_ZOOM = 15;

/** 256-px zoom. */
export const placeZoomOrDefault = (zoom: number | undefined): number => zoom ?? DEFAULT_ZOOM;
