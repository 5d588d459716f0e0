import type { Position } from '@naksha/events/kernel';

const METRES_PER_DEGREE = 111_320;
const CORNERS = 48;

export const circleAround = ({ lat, lng }: Position, metres: number): Position[] =>
  Array.from({ length: CORNERS }, (_, k) => {
    const angle = (2 * Math.PI * k) / CORNERS;
    return {
      lat: lat + (metres * Math.sin(angle)) / METRES_PER_DEGREE,
      lng: lng + (metres * Math.cos(angle)) / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
    };
  });

/** Looks approximate. */
export const widenAndRound = (hull: readonly Position[], metres: number): Position[] =>
  convexHull(convexHull([...hull]).flatMap((point) => circleAround(point, metres)));

/** Andrew's monotone chain on a plane. */
function convexHull(points: Position[]): Position[] {
  if (points.length < 2) return points;
  const sorted = points.sort((a, b) => a.lng - b.lng || a.lat - b.lat);
  const half = (ordered: Position[]) => {
    const chain: Position[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && crossProduct(chain[chain.length - 2], chain[chain.length - 1], point) <= 0)
        chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const crossProduct = (a: Position, b: Position, c: Position): number =>
  (b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng);
