import { gzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { joinRings } from './join-rings.ts';
import { type Element, getElementLines, type Line } from './overpass-answer.ts';
import { type Tile, writePmtiles } from './write-pmtiles.ts';

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
type Drawn = { layer: 'streets' | 'buildings'; from: number; feature: Feature };

/**
 * Vector tiles with the layers `streets` (`class`, `name`) and `buildings`, as a PMTiles archive of zooms 12 to 14;
 * undefined without streets.
 */
export function drawStreets(elements: readonly Element[]): Uint8Array | undefined {
  const drawn = elements.flatMap(toDrawn);
  if (!drawn.some(({ layer }) => layer === 'streets')) return undefined;
  const tiles: Tile[] = [];
  for (let z = FROM_ZOOM; z <= TO_ZOOM; z++) {
    const shown = Object.entries(
      Object.groupBy(
        drawn.filter(({ from }) => from <= z),
        ({ layer }) => layer,
      ),
    );
    const cut = shown.map(([layer, all = []]) => [layer, cutAt(z, all)] as const);
    for (const { x, y } of listTiles(drawn, z)) {
      const layers = cut.flatMap(([layer, index]) => {
        const tile = index.getTile(z, x, y);
        return tile && tile.features.length > 0 ? [[layer, tile] as const] : [];
      });
      if (layers.length > 0)
        tiles.push({
          z,
          x,
          y,
          data: gzipSync(fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: EXTENT })),
        });
    }
  }
  return writePmtiles(tiles, { layers: ['streets', 'buildings'] });
}

const cutAt = (z: number, drawn: readonly Drawn[]): GeoJSONVT =>
  new GeoJSONVT(
    { type: 'FeatureCollection', features: drawn.map(({ feature }) => feature) },
    { maxZoom: z, indexMaxZoom: z, indexMaxPoints: 0, extent: EXTENT, tolerance: 4 },
  );

function toDrawn(element: Element): Drawn[] {
  const { highway = '', building, name, area } = element.tags;
  const lines = getElementLines(element);
  if (building && building !== 'no')
    return joinRings(lines).map((ring) => ({
      layer: 'buildings',
      from: BUILDINGS_FROM,
      feature: { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [toCoordinates(ring)] } },
    }));
  const kind = highway.replace(/_link$/, '');
  if (!Object.hasOwn(CLASSES, kind) || area === 'yes') return [];
  const { class: drawnAs, from } = CLASSES[kind];
  return lines.map((line) => ({
    layer: 'streets',
    from,
    feature: {
      type: 'Feature',
      properties: { class: drawnAs, ...(name && { name }) },
      geometry: { type: 'LineString', coordinates: toCoordinates(line) },
    },
  }));
}

const toCoordinates = (line: Line): [number, number][] => line.map(({ lat, lng }) => [lng, lat]);

/** The tiles of a zoom that the features' bounds cover. */
function* listTiles(drawn: readonly Drawn[], z: number): Generator<{ x: number; y: number }> {
  const points = drawn.flatMap(({ feature: { geometry } }) =>
    geometry.type === 'LineString' ? geometry.coordinates : geometry.type === 'Polygon' ? geometry.coordinates[0] : [],
  );
  const columns = points.map(([lng]) => Math.floor(((lng + 180) / 360) * 2 ** z));
  const rows = points.map(([, lat]) => {
    const sine = Math.sin((lat * Math.PI) / 180);
    return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z);
  });
  const [left, right, top, bottom] = [min(columns), -min(columns.map((n) => -n)), min(rows), -min(rows.map((n) => -n))];
  for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) yield { x, y };
}

const min = (numbers: readonly number[]): number => numbers.reduce((least, one) => Math.min(least, one), Infinity);
