import { distanceInMeters, type Gazetteer, type Position, projectToUnitSquare } from '@naksha/events/kernel';
import { type DrawnKind, type NearPlace, SURROUNDINGS, type Surroundings } from '@naksha/events/wire/surroundings';
import type { GroundFeature } from './ground-feature.ts';

/** Per kind. */
const NEAR_M = 3_000;
const MAX_COUNTS = { landmarks: 5, places: 3 };
/** Metres. */
const EQUATOR_M = 40_075_016.686;
/** Margin, so that strokes reach the edge. */
const BEYOND = 20;

type Point = { x: number; y: number };

/** Mercator is nearly undistorted at this scale. */
export function buildSurroundings(
  features: readonly GroundFeature[],
  gazetteer: Gazetteer,
  at: Position,
): Surroundings {
  const middle = projectToUnitSquare(at);
  const metres = EQUATOR_M * Math.cos((at.lat * Math.PI) / 180);
  const scale = (metres / SURROUNDINGS.sideM) * SURROUNDINGS.units;
  const place = ({ x, y }: Point): Point => ({
    x: Math.round((x - middle.x) * scale + SURROUNDINGS.units / 2),
    y: Math.round((y - middle.y) * scale + SURROUNDINGS.units / 2),
  });
  const paths: Partial<Record<DrawnKind, string>> = {};
  for (const { drawn, box, lines, closed } of features) {
    const [from, to] = [place({ x: box[0], y: box[1] }), place({ x: box[2], y: box[3] })];
    if (!drawn || !crossesSquare(from, to)) continue;
    const path = lines.map((line) => (closed ? printRing : printLine)(line.map(place))).join('');
    if (path) paths[drawn] = (paths[drawn] ?? '') + path;
  }
  return {
    paths,
    near: [...nearLandmarks(features, { middle, metres, place }), ...nearPlaces(gazetteer, at, place)].sort(
      (a, b) => a.metres - b.metres,
    ),
  };
}

const crossesSquare = (from: Point, to: Point): boolean =>
  to.x >= -BEYOND && to.y >= -BEYOND && from.x <= SURROUNDINGS.units + BEYOND && from.y <= SURROUNDINGS.units + BEYOND;

const printRing = (ring: readonly Point[]): string => `M${ring.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

function printLine(line: readonly Point[]): string {
  let path = '';
  let last: Point | undefined;
  for (let k = 1; k < line.length; k++) {
    const [a, b] = [line[k - 1], line[k]];
    const low = { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) };
    const high = { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y) };
    if (!crossesSquare(low, high)) continue;
    path += `${a === last ? '' : `M${a.x} ${a.y}`}L${b.x} ${b.y}`;
    last = b;
  }
  return path;
}

type Plan = { middle: Point; metres: number; place: (point: Point) => Point };

function nearLandmarks(features: readonly GroundFeature[], { middle, metres, place }: Plan): NearPlace[] {
  const nearest = new Map<string, NearPlace>();
  for (const { name, station, lines, box } of features) {
    if (!name) continue;
    const far = Math.min(...lines.flat().map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y))) * metres;
    if (far > NEAR_M || far >= (nearest.get(name)?.metres ?? Number.POSITIVE_INFINITY)) continue;
    const point = place({ x: (box[0] + box[2]) / 2, y: (box[1] + box[3]) / 2 });
    nearest.set(name, { kind: station ? 'station' : 'landmark', name, ...point, metres: Math.round(far) });
  }
  return [...nearest.values()].sort((a, b) => a.metres - b.metres).slice(0, MAX_COUNTS.landmarks);
}

function nearPlaces(gazetteer: Gazetteer, at: Position, place: Plan['place']): NearPlace[] {
  const own = gazetteer.locate(at).locality?.id;
  return [...gazetteer.list('locality'), ...gazetteer.list('project')]
    .filter(({ id }) => id !== own)
    .map(({ names, position }) => ({ names, position, metres: Math.round(distanceInMeters(position, at)) }))
    .filter(({ metres }) => metres <= NEAR_M)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, MAX_COUNTS.places)
    .map(({ names, position, metres }) => ({
      ...{ kind: 'place' as const, name: names.en, names, metres },
      ...place(projectToUnitSquare(position)),
    }));
}
