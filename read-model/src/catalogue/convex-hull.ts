import type { Position } from '@naksha/events/kernel';

/** Andrew's monotone chain, counter-clockwise from the westernmost point. */
export function convexHull(points: readonly Position[]): Position[] {
  const sorted = [...points].sort((a, b) => a.lng - b.lng || a.lat - b.lat);
  if (sorted.length < 3) return sorted;
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

function halfHull(points: readonly Position[]): Position[] {
  const chain: Position[] = [];
  for (const point of points) {
    while (chain.length > 1 && crossProduct(chain[chain.length - 2], chain[chain.length - 1], point) <= 0) chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

/** Positive for a left turn. */
const crossProduct = (a: Position, b: Position, c: Position): number =>
  (b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng);
