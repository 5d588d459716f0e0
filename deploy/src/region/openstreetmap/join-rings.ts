import type { Position } from '@naksha/events/kernel';
import type { Line } from './overpass-answer.ts';

const isSame = (a: Position, b: Position): boolean => a.lat === b.lat && a.lng === b.lng;
const isClosed = (line: Line): boolean => line.length > 3 && isSame(line[0], line[line.length - 1]);

/**
 * Outlines are often mapped in parts of any order and direction.
 * @returns rings whose last point is their first
 */
export function joinLinesIntoRings(lines: readonly Line[]): Line[] {
  const rings: Line[] = [];
  const open = lines.filter((line) => !isClosed(line));
  for (let start = open.pop(); start; start = open.pop()) {
    let ring = start;
    while (!isClosed(ring)) {
      const end = ring[ring.length - 1];
      const next = open.findIndex((line) => isSame(line[0], end) || isSame(line[line.length - 1], end));
      if (next < 0) break;
      const [line] = open.splice(next, 1);
      ring = [...ring, ...(isSame(line[0], end) ? line : line.toReversed()).slice(1)];
    }
    if (isClosed(ring)) rings.push(ring);
  }
  return [...lines.filter(isClosed), ...rings];
}
