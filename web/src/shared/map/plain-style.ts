import type { Position } from '@naksha/events/kernel';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { pageConfig } from '../page-config.ts';
import { baseMapLayers, baseMapSources } from './ground-style.ts';
import type { KnownCity } from './known-cities.ts';
import { addMarkerLayers } from './style-marks.ts';

const GROUND = '#EEF2EA';
const WHITE = '#FFFFFF';
const LABEL = '#565C66';
/** Fonts of theme.css and letters.css. */
export const NAME_FONTS = ['Noto Sans', 'Noto Sans Devanagari', 'Noto Sans Gurmukhi'];

type Options = { ground?: typeof pageConfig.ground; notes?: readonly string[] };

/** Uses only this site: ground data loads by layer, text uses the page's fonts. `notes` are shown with the credits. */
export function buildPlainMapStyle(
  cities: readonly KnownCity[],
  { ground: { layers, streets, credits } = pageConfig.ground, notes = [] }: Options = {},
): StyleSpecification {
  return addMarkerLayers({
    version: 8,
    sources: {
      places: {
        type: 'geojson',
        attribution: [...new Set([...cities.flatMap((city) => city.credits), ...credits, ...notes])].join(' · '),
        data: collection(cities.flatMap(listPlaces)),
      },
      ...baseMapSources(layers, streets),
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': GROUND } },
      ...baseMapLayers(layers, streets),
      localityDots,
      ...(streets ? [streetNames] : []),
      localityNames,
      cityNames,
    ],
  });
}

/** Until fonts are loaded. */
export const removeStyleLabels = (style: StyleSpecification): StyleSpecification => ({
  ...style,
  layers: style.layers.filter(({ id }) => ![streetNames.id, localityNames.id, cityNames.id].includes(id)),
});

/** Names are in the script of the source. */
const streetNames: LayerSpecification = {
  id: 'street-name',
  type: 'symbol',
  source: 'streets',
  'source-layer': 'streets',
  minzoom: 14,
  filter: ['all', ['has', 'name'], ['!=', ['get', 'class'], 'path']],
  layout: {
    'symbol-placement': 'line',
    'symbol-spacing': 350,
    'text-field': ['get', 'name'],
    'text-font': NAME_FONTS,
    'text-size': ['interpolate', ['linear'], ['zoom'], 14, 11, 18, 14],
    'text-padding': 6,
  },
  paint: { 'text-color': LABEL, 'text-halo-color': 'rgba(255,255,255,0.9)', 'text-halo-width': 1.5 },
};

const localityDots: LayerSpecification = {
  id: 'locality-dot',
  type: 'circle',
  source: 'places',
  minzoom: 10.5,
  filter: ['==', ['get', 'kind'], 'locality'],
  paint: { 'circle-radius': 2, 'circle-color': WHITE, 'circle-stroke-color': '#B9BFB2', 'circle-stroke-width': 1 },
};

const localityNames: LayerSpecification = {
  id: 'locality-name',
  type: 'symbol',
  source: 'places',
  minzoom: 11,
  filter: ['==', ['get', 'kind'], 'locality'],
  layout: {
    'text-field': ['get', 'name'],
    'text-font': NAME_FONTS,
    'text-size': ['interpolate', ['linear'], ['zoom'], 11, 12, 15, 16],
    'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
    'text-radial-offset': 0.8,
    'text-justify': 'auto',
    'text-max-width': 8,
    'text-padding': 8,
  },
  paint: { 'text-color': LABEL, 'text-halo-color': 'rgba(255,255,255,0.9)', 'text-halo-width': 1.5 },
};

const cityNames: LayerSpecification = {
  id: 'city-name',
  type: 'symbol',
  source: 'places',
  maxzoom: 12,
  filter: ['==', ['get', 'kind'], 'city'],
  layout: {
    'text-field': ['get', 'name'],
    'text-font': NAME_FONTS,
    'text-size': ['interpolate', ['linear'], ['zoom'], 8, 14, 12, 20],
    'text-letter-spacing': 0.08,
    'text-padding': 4,
  },
  paint: { 'text-color': '#3F454E', 'text-halo-color': 'rgba(255,255,255,0.9)', 'text-halo-width': 2 },
};

type Feature = GeoJSON.Feature;
const collection = (features: Feature[]): GeoJSON.FeatureCollection => ({ type: 'FeatureCollection', features });
const point = ({ lat, lng }: Position): [number, number] => [lng, lat];

const listPlaces = (city: KnownCity): Feature[] => [
  {
    type: 'Feature',
    properties: { kind: 'city', name: city.name },
    geometry: { type: 'Point', coordinates: point(city.position) },
  },
  ...city.localities.map(
    ({ name, position }): Feature => ({
      type: 'Feature',
      properties: { kind: 'locality', name },
      geometry: { type: 'Point', coordinates: point(position) },
    }),
  ),
];
