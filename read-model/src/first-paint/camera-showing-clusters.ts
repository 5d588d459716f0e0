import { type BBox, type Camera, MIN_ZOOM, projectToUnitSquare, unprojectFromUnitSquare } from '@naksha/events/kernel';
import type { Cluster } from '../map/engine/map-queries.ts';

/** Pixels that fit both a laptop's and a phone's map. */
const SIDE = 600;
const NEAREST = 14;

export function cameraShowingClusters(clusters: readonly Cluster[], [west, south, east, north]: BBox): Camera {
  const corners = [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ];
  const points = (clusters.length > 0 ? clusters.map(({ position }) => position) : corners).map(projectToUnitSquare);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const span = Math.max(right - left, bottom - top, Number.EPSILON);
  const zoom = Math.floor(Math.log2(SIDE / 256 / span));
  const { lat, lng } = unprojectFromUnitSquare({ x: (left + right) / 2, y: (top + bottom) / 2 });
  const rounded = (degrees: number) => Number(degrees.toFixed(5));
  return { lat: rounded(lat), lng: rounded(lng), zoom: Math.min(NEAREST, Math.max(MIN_ZOOM, zoom)) };
}
