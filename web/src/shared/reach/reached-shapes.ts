import { isInRing, type PlaceRing } from '@naksha/events/kernel';
import { type MapShape, toPositions } from '../map/shape.ts';

/** Outlines are counterclockwise and gaps clockwise, as in GeoJSON. A gap belongs to the smallest area around it. */
export function outlineToShapesWithGaps(outline: readonly PlaceRing[]): MapShape[] {
  const areas = outline
    .map((ring) => ({ ring, size: signedArea(ring), gaps: [] as PlaceRing[] }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => a.size - b.size);
  for (const gap of outline)
    if (signedArea(gap) < 0) areas.find(({ ring }) => isInRing(ring, pointOnSide(gap)))?.gaps.push(gap);
  return areas.map(({ ring, gaps }) => ({
    ring: toPositions(ring),
    gaps: gaps.map(toPositions),
    approximate: false,
  }));
}

function signedArea(ring: PlaceRing): number {
  let twice = 0;
  for (const [k, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(k + 1) % ring.length];
    twice += x * nextY - nextX * y;
  }
  return twice / 2;
}

/** Not a corner, which the outline may touch, nor a whole number of cells from one. */
function pointOnSide([[x, y], [nextX, nextY]]: PlaceRing) {
  const share = (Math.sqrt(5) - 1) / 2;
  return { lng: x + (nextX - x) * share, lat: y + (nextY - y) * share };
}
