import { distanceInMeters, type Position } from '@naksha/events/kernel';
import type { StreetSegment } from '@naksha/read-model';
import { z } from 'zod';
import type { Line } from './overpass-answer.ts';
import { nearestPointOnSegment, type Projected, type Segment } from './project-on-segment.ts';

/** A road this close to an extract's street is the same street. */
const SAME_M = 40;
/** An end this close to another road joins it. */
const MEETS_M = 60;
/** A road's end this close to the extract continues there. */
const GOES_ON_M = 150;

/**
 * The base map's lines share no points: splits them at crossings, and joins nearby ends. Omits lines inside the
 * extract.
 */
export function buildMainRoadsOutsideExtract(
  lines: readonly Line[],
  streets: readonly StreetSegment[],
): StreetSegment[] {
  const known = new SegmentIndex(streets.flatMap(({ points }) => toSegments(points)));
  const outside = lines.flatMap((line) => cutOutside(line, known));
  const roads = new SegmentIndex(outside.flatMap(toSegments));
  const cut = outside.map((line) => insertCrossings(line, roads));
  const ends = cut.flatMap((line) => [line[0], line[line.length - 1]]);
  const links = ends.flatMap((end): Line[] => {
    const inside = known.nearest(end, GOES_ON_M, () => true)?.end;
    if (inside && !isSame(inside, end)) return [[end, inside]];
    const other = roads.nearest(end, MEETS_M, ({ from, to }) => !isSame(from, end) && !isSame(to, end))?.end;
    return other && !isSame(other, end) ? [[end, other]] : [];
  });
  return [...cut, ...links].map((points) => ({ class: 'main', isOneWay: false, points }));
}

const line = z.array(z.tuple([z.number(), z.number()]));
const mainRoads = z.object({
  features: z.array(
    z.object({
      properties: z.object({ class: z.string().optional() }),
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('LineString'), coordinates: line }),
        z.object({ type: z.literal('MultiLineString'), coordinates: z.array(line) }),
      ]),
    }),
  ),
});

export function parseMainRoads(layer = '{"features":[]}'): Line[] {
  return mainRoads
    .parse(JSON.parse(layer))
    .features.filter(({ properties }) => properties.class === 'main')
    .flatMap(({ geometry }) => (geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates))
    .map((points) => points.map(([lng, lat]) => ({ lat, lng })));
}

const isSame = (a: Position, b: Position): boolean => a.lat === b.lat && a.lng === b.lng;

const toSegments = (line: readonly Position[]): Segment[] => line.slice(1).map((to, at) => ({ from: line[at], to }));

function cutOutside(line: Line, known: SegmentIndex): Line[] {
  const runs: Line[] = [];
  let run: Position[] = [];
  for (const { from, to } of toSegments(line)) {
    const middle = { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
    if (known.nearest(middle, SAME_M, () => true)) {
      if (run.length > 0) runs.push(run);
      run = [];
    } else run = run.length > 0 ? [...run, to] : [from, to];
  }
  return run.length > 0 ? [...runs, run] : runs;
}

/** Inserts a point at each crossing, identical on both lines. */
function insertCrossings(line: Line, roads: SegmentIndex): Line {
  return line.flatMap((from, at) => {
    const to = line[at + 1];
    if (!to) return [from];
    const crossings = roads
      .near(from, to)
      .flatMap((other) => findCrossing({ from, to }, other) ?? [])
      .sort((a, b) => distanceInMeters(from, a) - distanceInMeters(from, b));
    return [from, ...crossings];
  });
}

/** Rounded as stored, so that both lines get the same point. */
function findCrossing(a: Segment, b: Segment): Position | undefined {
  const [dx, dy] = [a.to.lng - a.from.lng, a.to.lat - a.from.lat];
  const [ex, ey] = [b.to.lng - b.from.lng, b.to.lat - b.from.lat];
  const turn = dx * ey - dy * ex;
  if (turn === 0) return undefined;
  const [gx, gy] = [b.from.lng - a.from.lng, b.from.lat - a.from.lat];
  const [s, t] = [(gx * ey - gy * ex) / turn, (gx * dy - gy * dx) / turn];
  if (s <= 0 || s >= 1 || t < 0 || t > 1) return undefined;
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return { lat: round(a.from.lat + s * dy), lng: round(a.from.lng + s * dx) };
}

/** Cell size in degrees, about 300 m. */
const CELL = 0.003;

class SegmentIndex {
  readonly #cells = new Map<string, Segment[]>();

  constructor(segments: readonly Segment[]) {
    for (const segment of segments)
      for (const key of cellsOf(segment.from, segment.to)) {
        const cell = this.#cells.get(key);
        if (cell) cell.push(segment);
        else this.#cells.set(key, [segment]);
      }
  }

  near(from: Position, to: Position): Segment[] {
    return [...new Set(cellsOf(from, to).flatMap((key) => this.#cells.get(key) ?? []))];
  }

  nearest(
    at: Position,
    withinM: number,
    counts: (segment: Segment) => boolean,
  ): (Projected & { end: Position }) | undefined {
    let best: (Projected & { end: Position }) | undefined;
    for (const segment of this.near(at, at)) {
      if (!counts(segment)) continue;
      const found = nearestPointOnSegment(at, segment);
      if (found.metres > Math.min(withinM, best?.metres ?? withinM)) continue;
      const { from, to } = segment;
      best = { ...found, end: distanceInMeters(at, from) <= distanceInMeters(at, to) ? from : to };
    }
    return best;
  }
}

function cellsOf(from: Position, to: Position): string[] {
  const at = (degrees: number) => Math.floor(degrees / CELL);
  const keys: string[] = [];
  for (let row = at(Math.min(from.lat, to.lat)) - 1; row <= at(Math.max(from.lat, to.lat)) + 1; row++)
    for (let column = at(Math.min(from.lng, to.lng)) - 1; column <= at(Math.max(from.lng, to.lng)) + 1; column++)
      keys.push(`${row}/${column}`);
  return keys;
}
