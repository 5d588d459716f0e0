import { type BBox, composePlaceId, isInBBox } from '@naksha/events/kernel';
import { encodeStreetSegments } from '@naksha/read-model';
import { buildStreetTiles } from './draw-streets.ts';
import { extractBaseMapFeatures, toRoundedGeoJsonLine } from './extract-ground.ts';
import { extractLandmarks, type FoundLandmark } from './extract-landmarks.ts';
import { extractPlaces, type FoundPlace } from './extract-places.ts';
import { extractStreetSegments } from './extract-street-segments.ts';
import type { OsmElement } from './overpass-answer.ts';

export type About = {
  name: string;
  country: string;
  bounds: BBox;
  /** State of cities for which the extract has none. */
  state?: string;
  reachM?: number;
};
export type PackFiles = { files: Map<string, string | Uint8Array>; leftOut: string[] };

const SOURCE = 'openstreetmap';
const CREDIT = { licence: 'ODbL-1.0', credit: '© OpenStreetMap contributors' };

export function buildRegionPack(
  elements: readonly OsmElement[],
  { name, country, bounds, state, reachM }: About,
): PackFiles {
  const { cities, localities, leftOut } = extractPlaces(elements, { bounds, reachM });
  const taken = new Set([...cities, ...localities].map(({ id }) => id));
  const found = extractLandmarks(elements.filter((element) => element.tags.place === undefined));
  const landmarks = found.landmarks
    .filter(({ position }) => isInBBox(bounds, position))
    // A station is often named after its town.
    .map((landmark) =>
      taken.has(landmark.id) ? { ...landmark, id: composePlaceId(landmark.id, landmark.kind) } : landmark,
    );
  const files = new Map<string, string | Uint8Array>();
  files.set('region.json', `${JSON.stringify({ name, country, bounds, sources: { [SOURCE]: CREDIT } }, null, 2)}\n`);
  files.set(
    'cities.csv',
    printTable(
      ['id', 'name', 'name_hi', 'name_pa', 'state', 'lat', 'lng', 'radius_m', 'aka'],
      cities.map((city) => ({ ...city, state: city.state ?? state })),
    ),
  );
  if (localities.length > 0)
    files.set(
      `localities/${SOURCE}.csv`,
      printTable(['id', 'city', 'name', 'name_hi', 'name_pa', 'lat', 'lng', 'radius_m', 'aka'], localities),
    );
  if (landmarks.length > 0)
    files.set(
      `landmarks/${SOURCE}.csv`,
      printTable(['id', 'kind', 'name', 'name_hi', 'name_pa', 'lat', 'lng', 'aka'], landmarks),
    );
  const outlines = [...cities, ...localities].flatMap(({ id, outline }) =>
    outline
      ? {
          type: 'Feature',
          properties: { id },
          geometry: { type: 'MultiPolygon', coordinates: outline.map((ring) => [toRoundedGeoJsonLine(ring)]) },
        }
      : [],
  );
  if (outlines.length > 0) files.set(`outlines/${SOURCE}.geojson`, printFeatures(outlines));
  for (const [layer, features] of extractBaseMapFeatures(elements))
    files.set(`ground/${SOURCE}/${layer}.geojson`, printFeatures(features));
  const drawn = buildStreetTiles(elements);
  if (drawn) files.set(`ground/${SOURCE}/streets.pmtiles`, drawn);
  const streets = extractStreetSegments(elements);
  if (streets.length > 0) files.set(`streets/${SOURCE}.bin`, encodeStreetSegments(streets));
  return { files, leftOut: [...leftOut, ...found.leftOut] };
}

/** One feature per line, for readable diffs. */
const printFeatures = (features: readonly object[]): string =>
  `{"type":"FeatureCollection","features":[\n${features.map((feature) => JSON.stringify(feature)).join(',\n')}\n]}\n`;

function printTable(columns: readonly string[], places: readonly (FoundPlace | FoundLandmark)[]): string {
  const rows = places
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((place) => {
      const { names, aka, position, ...others } = place;
      const fields: Record<string, unknown> = {
        ...{ ...others, name: names.en, name_hi: names.hi, name_pa: names.pa, aka: aka.join('; ') },
        ...{ lat: position.lat.toFixed(5), lng: position.lng.toFixed(5) },
        ...('radiusM' in others && { radius_m: others.radiusM }),
      };
      return columns.map((column) => quote(String(fields[column] ?? ''))).join(',');
    });
  return `${[columns.join(','), ...rows].join('\n')}\n`;
}

const quote = (field: string): string => (/[",\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);
