import type { StreetClass, StreetSegment } from '@naksha/read-model';
import { getElementLines, type Line, type OsmElement } from './overpass-answer.ts';
import { simplifyLine } from './simplify-line.ts';

/** A tenth of a block, so that travel times are accurate to seconds. */
const TOLERANCE_M = 8;

const CLASSES: Readonly<Record<string, StreetClass>> = {
  motorway: 'motorway',
  trunk: 'trunk',
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary',
  unclassified: 'unclassified',
  residential: 'residential',
  living_street: 'living_street',
  service: 'service',
  track: 'track',
  pedestrian: 'path',
  footway: 'path',
  path: 'path',
  steps: 'path',
  cycleway: 'path',
};
const PRIVATE = ['no', 'private'];

export function extractStreetSegments(elements: readonly OsmElement[]): StreetSegment[] {
  const ways = elements.flatMap((element) => {
    const kind = element.type === 'way' ? toClass(element.tags) : undefined;
    return kind ? getElementLines(element).map((line) => ({ kind, line, tags: element.tags })) : [];
  });
  const uses = new Map<string, number>();
  for (const { line } of ways)
    line.forEach((point, at) => {
      // Ends of a way are junctions even if no other way begins there.
      const ends = at === 0 || at === line.length - 1 ? 2 : 1;
      uses.set(keyOf(point), (uses.get(keyOf(point)) ?? 0) + ends);
    });
  return ways.flatMap(({ kind, line, tags }) => {
    const { oneway, junction } = tags;
    const isOneWay = oneway === 'yes' || oneway === '-1' || junction === 'roundabout';
    const directed = oneway === '-1' ? line.toReversed() : line;
    return splitAt(directed, (point) => (uses.get(keyOf(point)) ?? 0) > 1).map((piece) => ({
      ...{ class: kind, isOneWay },
      points: simplifyLine(piece, TOLERANCE_M),
    }));
  });
}

function toClass({ highway = '', service, access = '' }: Readonly<Record<string, string>>): StreetClass | undefined {
  if (PRIVATE.includes(access) || service === 'parking_aisle' || service === 'driveway') return undefined;
  const name = highway.replace(/_link$/, '');
  return Object.hasOwn(CLASSES, name) ? CLASSES[name] : undefined;
}

const keyOf = ({ lat, lng }: Line[number]): string => `${lat},${lng}`;

function splitAt(line: Line, isJunction: (point: Line[number]) => boolean): Line[] {
  const pieces: Line[] = [];
  let from = 0;
  for (let at = 1; at < line.length; at++)
    if (at === line.length - 1 || isJunction(line[at])) {
      pieces.push(line.slice(from, at + 1));
      from = at;
    }
  return pieces;
}
