import { gzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { projectToUnitSquare } from '@naksha/events/kernel';
import { joinLinesIntoRings } from './join-rings.ts';
import { getElementLines, type Line, type OsmElement } from './overpass-answer.ts';
import { encodePmtiles, type Tile } from './write-pmtiles.ts';

/** Zooms of 512-px tiles; a map enlarges the last one. */
const FROM_ZOOM = 12;
const TO_ZOOM = 14;
const EXTENT = 4096;

/** `from`: the first zoom that shows the class. */
const CLASSES: Readonly<Record<string, { class: string; from: number }>> = {
  motorway: { class: 'main', from: 12 },
  trunk: { class: 'main', from: 12 },
  primary: { class: 'main', from: 12 },
  secondary: { class: 'secondary', from: 12 },
  tertiary: { class: 'secondary', from: 12 },
  unclassified: { class: 'street', from: 12 },
  residential: { class: 'street', from: 12 },
  living_street: { class: 'street', from: 12 },
  service: { class: 'service', from: 14 },
  pedestrian: { class: 'path', from: 14 },
  footway: { class: 'path', from: 14 },
  path: { class: 'path', from: 14 },
  cycleway: { class: 'path', from: 14 },
};
const BUILDINGS_FROM = 14;

type Feature = { type: 'Feature'; properties: Record<string, string>; geometry: GeoJSON.Geometry };
type Drawn = { layer: 'streets' | 'buildings'; from: number; line: Line; feature: Feature };
type WorldPoint = { x: number; y: number };

/**
 * Vector tiles with the layers `streets` (`class`, `name`) and `buildings`, as a PMTiles archive of zooms 12 to 14;
 * undefined without streets.
 */
export function buildStreetTiles(elements: readonly OsmElement[]): Uint8Array | undefined {
  const drawn = elements.flatMap(toDrawn);
  if (!drawn.some(({ layer }) => layer === 'streets')) return undefined;
  const { least, greatest } = findBounds(drawn);
  const tiles: Tile[] = [];
  for (let z = FROM_ZOOM; z <= TO_ZOOM; z++) {
    const shown = Object.entries(
      Object.groupBy(
        drawn.filter(({ from }) => from <= z),
        ({ layer }) => layer,
      ),
    );
    const cut = shown.map(([layer, all = []]) => [layer, cutAt(z, all)] as const);
    const toTile = (world: number) => Math.floor(world * 2 ** z);
    for (let x = toTile(least.x); x <= toTile(greatest.x); x++)
      for (let y = toTile(least.y); y <= toTile(greatest.y); y++) {
        const layers = cut.flatMap(([layer, index]) => {
          const tile = index.getTile(z, x, y);
          return tile && tile.features.length > 0 ? [[layer, tile] as const] : [];
        });
        if (layers.length === 0) continue;
        const encoded = fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: EXTENT });
        tiles.push({ z, x, y, data: gzipSync(encoded) });
      }
  }
  return encodePmtiles(tiles, { layers: ['streets', 'buildings'] });
}

const cutAt = (z: number, drawn: readonly Drawn[]): GeoJSONVT =>
  new GeoJSONVT(
    { type: 'FeatureCollection', features: drawn.map(({ feature }) => feature) },
    { maxZoom: z, indexMaxZoom: z, indexMaxPoints: 0, extent: EXTENT, tolerance: 4 },
  );

function toDrawn(element: OsmElement): Drawn[] {
  const { highway = '', building, name, area } = element.tags;
  const lines = getElementLines(element);
  if (building && building !== 'no')
    return joinLinesIntoRings(lines).map((ring) => ({
      layer: 'buildings',
      from: BUILDINGS_FROM,
      line: ring,
      feature: { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [toCoordinates(ring)] } },
    }));
  const kind = highway.replace(/_link$/, '');
  if (!Object.hasOwn(CLASSES, kind) || area === 'yes') return [];
  const { class: drawnAs, from } = CLASSES[kind];
  return lines.map((line) => ({
    layer: 'streets',
    from,
    line,
    feature: {
      type: 'Feature',
      properties: { class: drawnAs, ...(name && { name }) },
      geometry: { type: 'LineString', coordinates: toCoordinates(line) },
    },
  }));
}

const toCoordinates = (line: Line): [number, number][] => line.map(({ lat, lng }) => [lng, lat]);

/** Least and greatest position in world coordinates (0 to 1). */
function findBounds(drawn: readonly Drawn[]): { least: WorldPoint; greatest: WorldPoint } {
  const least = { x: 1, y: 1 };
  const greatest = { x: 0, y: 0 };
  for (const { line } of drawn)
    for (const point of line) {
      const { x, y } = projectToUnitSquare(point);
      least.x = Math.min(least.x, x);
      least.y = Math.min(least.y, y);
      greatest.x = Math.max(greatest.x, x);
      greatest.y = Math.max(greatest.y, y);
    }
  return { least, greatest };
}
