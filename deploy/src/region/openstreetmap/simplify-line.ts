import type { Line } from './overpass-answer.ts';
import { nearestPointOnSegment } from './project-on-segment.ts';

/**
 * Ramer, Douglas and Peucker. Keeps the ends, and for a ring the point furthest from its start.
 * @param toleranceM metres
 */
export function simplifyLine(line: Line, toleranceM: number): Line {
  if (line.length < 3) return line;
  const kept = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let [furthest, most] = [0, toleranceM];
    for (let k = from + 1; k < to; k++) {
      const { metres: distance } = nearestPointOnSegment(line[k], { from: line[from], to: line[to] });
      if (distance > most) [furthest, most] = [k, distance];
    }
    if (furthest === 0) continue;
    kept.add(furthest);
    spans.push([from, furthest], [furthest, to]);
  }
  return line.filter((_, k) => kept.has(k));
}
