import { type BBox, type Camera, fromWorld, roundCamera, toWorld } from '@naksha/events/kernel';
import { DEFAULT_ZOOM } from './zoom.ts';

/** CSS pixels: half of a phone's width. */
const ROOM = 180;

/** On any screen, not closer than street level. */
export function fitBox([west, south, east, north]: BBox): Camera {
  const [a, b] = [toWorld({ lat: north, lng: west }), toWorld({ lat: south, lng: east })];
  const span = Math.max(b.x - a.x, b.y - a.y);
  const zoom = Math.min(DEFAULT_ZOOM, Math.log2(ROOM / 256 / span));
  return roundCamera({ ...fromWorld({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }), zoom });
}
