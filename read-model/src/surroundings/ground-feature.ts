import { type BBox, type Position, projectToUnitSquare } from '@naksha/events/kernel';
import type { GroundLayer } from '@naksha/events/wire/ground';
import type { DrawnKind } from '@naksha/events/wire/surroundings';

type Point = readonly [lng: number, lat: number];
type Geometry =
  | { type: 'Point'; coordinates: Point }
  | { type: 'LineString'; coordinates: readonly Point[] }
  | { type: 'MultiLineString' | 'Polygon'; coordinates: readonly (readonly Point[])[] }
  | { type: 'MultiPolygon'; coordinates: readonly (readonly (readonly Point[])[])[] };
type Feature = { properties: { kind?: string; class?: string; name?: string }; geometry: Geometry };

/** Coordinates are fractions of the world's width. */
export type GroundFeature = {
  /** Undefined if it has only a name. */
  drawn: DrawnKind | undefined;
  name: string | undefined;
  station: boolean;
  closed: boolean;
  lines: readonly (readonly { x: number; y: number }[])[];
  /** West, north, east, south. */
  box: BBox;
};

const WIDE = ['trunk', 'primary', 'main', 'secondary'];

export function parseBaseMapLayer(layer: GroundLayer, text: string): GroundFeature[] {
  const { features } = JSON.parse(text) as { features: Feature[] };
  return features.map(({ properties, geometry }) => {
    const closed = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
    const lines = listLines(geometry).map((line) =>
      line.map(([lng, lat]) => projectToUnitSquare({ lat, lng } satisfies Position)),
    );
    const [xs, ys] = [lines.flat().map(({ x }) => x), lines.flat().map(({ y }) => y)];
    const { kind, class: road = '', name } = properties;
    return {
      drawn: geometry.type === 'Point' ? undefined : drawnKind(layer, { kind, road, closed }),
      name: layer === 'roads' ? undefined : name,
      station: kind === 'station',
      closed,
      lines,
      box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    };
  });
}

type Kind = { kind: string | undefined; road: string; closed: boolean };

function drawnKind(layer: GroundLayer, { kind, road, closed }: Kind): DrawnKind | undefined {
  switch (layer) {
    case 'green':
      return 'green';
    case 'water':
      return closed ? 'water' : 'stream';
    case 'transport':
      return kind === 'rail' || kind === 'runway' ? 'rail' : undefined;
    case 'roads':
      return WIDE.includes(road) ? 'wide-road' : 'road';
    default:
      return layer satisfies never;
  }
}

function listLines({ type, coordinates }: Geometry): readonly (readonly Point[])[] {
  switch (type) {
    case 'Point':
      return [[coordinates]];
    case 'LineString':
      return [coordinates];
    case 'MultiLineString':
    case 'Polygon':
      return coordinates;
    case 'MultiPolygon':
      return coordinates.flat();
    default:
      return type satisfies never;
  }
}
