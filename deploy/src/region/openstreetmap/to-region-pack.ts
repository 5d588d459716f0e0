import type { BBox } from '@naksha/events/kernel';
import { findGround, printLine } from './find-ground.ts';
import { type FoundPlace, findPlaces } from './find-places.ts';
import type { Element } from './overpass-answer.ts';

export type About = {
  name: string;
  country: string;
  bounds: BBox;
  /** Of every city that the extract gives none. */
  state?: string;
  /** How far from its middle a city has localities, in metres. */
  reachM?: number;
};
/** The files of a region pack, by name; and what of the extract is not in them, with the reason. */
export type PackFiles = { files: Map<string, string>; leftOut: string[] };

const SOURCE = 'openstreetmap';
const CREDIT = { licence: 'ODbL-1.0', credit: '© OpenStreetMap contributors' };

/** A region pack of what OpenStreetMap has: places with their outlines, and the ground. The rest of a pack is written by hand. */
export function toRegionPack(elements: readonly Element[], { name, country, bounds, state, reachM }: About): PackFiles {
  const { cities, localities, leftOut } = findPlaces(elements, reachM);
  const files = new Map<string, string>();
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
  const outlines = [...cities, ...localities].flatMap(({ id, outline }) =>
    outline
      ? {
          type: 'Feature',
          properties: { id },
          geometry: { type: 'MultiPolygon', coordinates: outline.map((ring) => [printLine(ring)]) },
        }
      : [],
  );
  if (outlines.length > 0) files.set(`outlines/${SOURCE}.geojson`, printFeatures(outlines));
  for (const [layer, features] of findGround(elements))
    files.set(`ground/${SOURCE}/${layer}.geojson`, printFeatures(features));
  return { files, leftOut };
}

/** A feature a line, so that a change to one is one line of a diff. */
const printFeatures = (features: readonly object[]): string =>
  `{"type":"FeatureCollection","features":[\n${features.map((feature) => JSON.stringify(feature)).join(',\n')}\n]}\n`;

function printTable(columns: readonly string[], places: readonly FoundPlace[]): string {
  const rows = places
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((place) => {
      const { lat, lng } = place.position;
      const fields: Record<string, string | undefined> = {
        id: place.id,
        city: place.city,
        name: place.names.en,
        name_hi: place.names.hi,
        name_pa: place.names.pa,
        state: place.state,
        lat: lat.toFixed(5),
        lng: lng.toFixed(5),
        radius_m: String(place.radiusM),
        aka: place.aka.join('; '),
      };
      return columns.map((column) => quote(fields[column] ?? '')).join(',');
    });
  return `${[columns.join(','), ...rows].join('\n')}\n`;
}

const quote = (field: string): string => (/[",\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);
