import { distanceInMeters, type Position } from '@naksha/events/kernel';

export type Segment = { from: Position; to: Position };
export type Projected = { point: Position; metres: number };

/** In a planar approximation. */
export function nearestPointOnSegment(at: Position, { from, to }: Segment): Projected {
  const narrow = Math.cos((from.lat * Math.PI) / 180);
  const [dx, dy] = [(to.lng - from.lng) * narrow, to.lat - from.lat];
  const [px, py] = [(at.lng - from.lng) * narrow, at.lat - from.lat];
  const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
  const point = { lat: from.lat + along * (to.lat - from.lat), lng: from.lng + along * (to.lng - from.lng) };
  return { point, metres: distanceInMeters(at, point) };
}
