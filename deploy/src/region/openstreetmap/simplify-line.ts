import { distanceM, type Position } from '@naksha/events/kernel';
import type { Line } from './overpass-answer.ts';

/**
 * Simplifies a line within a tolerance in metres (Ramer, Douglas and Peucker). Keeps the ends, and for a ring the point furthest
 * from its start.
 */
export function simplifyLine(line: Line, toleranceM: number): Line {
  if (line.length < 3) return line;
  const kept = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let [furthest, most] = [0, toleranceM];
    for (let k = from + 1; k < to; k++) {
      const distance = distanceToM(line[k], line[from], line[to]);
      if (distance > most) [furthest, most] = [k, distance];
    }
    if (furthest === 0) continue;
    kept.add(furthest);
    spans.push([from, furthest], [furthest, to]);
  }
  return line.filter((_, k) => kept.has(k));
}

/** Distance from a point to a segment, in a planar approximation. */
function distanceToM(point: Position, from: Position, to: Position): number {
  const narrow = Math.cos((from.lat * Math.PI) / 180);
  const [dx, dy] = [(to.lng - from.lng) * narrow, to.lat - from.lat];
  const [px, py] = [(point.lng - from.lng) * narrow, point.lat - from.lat];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return distanceM(point, {
    lat: from.lat + along * (to.lat - from.lat),
    lng: from.lng + along * (to.lng - from.lng),
  });
}
