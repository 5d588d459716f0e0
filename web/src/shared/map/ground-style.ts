import type { GroundLayer, StreetTiles } from '@naksha/events/wire/ground';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { apiUrl } from '../api/api.ts';

const GREEN = '#DDE9D2';
const WATER = '#BBD5E4';
const EDGE = '#CFCBC0';
const ROAD = '#FFFFFF';
const BUILDING = '#E4E1D8';
const RAIL = '#B4AFA4';
/** Wide roads, widest first; `main`: a bus route of unknown class. */
const WIDE = ['trunk', 'primary', 'main', 'secondary'];

export const baseMapSources = (
  layers: readonly GroundLayer[],
  streets: StreetTiles | null,
): StyleSpecification['sources'] => ({
  ...Object.fromEntries(
    ['outlines' as const, ...layers].map((layer) => [
      layer,
      { type: 'geojson', data: apiUrl(`/map/ground/${layer}.geojson`), tolerance: 0.5 },
    ]),
  ),
  ...(streets && {
    streets: {
      type: 'vector',
      // The library resolves no relative address of tiles.
      tiles: [`${location.origin}${apiUrl('/map/streets/{z}/{x}/{y}.mvt')}`],
      minzoom: streets.min_zoom,
      maxzoom: streets.max_zoom,
      bounds: [...streets.bounds] as [number, number, number, number],
    },
  }),
});

/** Bottom first: green, water, buildings, sector outlines, rails, streets, roads. Markers are above. */
export function baseMapLayers(layers: readonly GroundLayer[], streets: StreetTiles | null): LayerSpecification[] {
  const drawn: readonly string[] = ['outlines', ...layers, ...(streets ? ['streets'] : [])];
  return ALL.filter((layer) => 'source' in layer && drawn.includes(layer.source));
}

/** Pixels at zooms 10 and 17; doubled for wide roads. */
const roadWidth = (at10: number, at17: number): ExpressionSpecification => {
  const wide: ExpressionSpecification = ['in', ['get', 'class'], ['literal', WIDE]];
  return [
    'interpolate',
    ['exponential', 1.5],
    ['zoom'],
    10,
    ['case', wide, at10 * 2, at10],
    17,
    ['case', wide, at17 * 2, at17],
  ];
};

/** Including multi-part areas. */
const areas: ExpressionSpecification = ['in', ['geometry-type'], ['literal', ['Polygon', 'MultiPolygon']]];

const isStreet: ExpressionSpecification = ['!=', ['get', 'class'], 'path'];

/** Pixels at zooms 12 and 17, plus an edge; main roads are wider and service roads narrower. */
const streetWidth = (at12: number, at17: number, edge: number): ExpressionSpecification => {
  const of = (width: number): ExpressionSpecification => [
    'match',
    ['get', 'class'],
    'main',
    width * 1.5 + edge,
    'secondary',
    width * 1.2 + edge,
    'service',
    width * 0.5 + edge,
    width * 0.8 + edge,
  ];
  return ['interpolate', ['exponential', 1.5], ['zoom'], 12, of(at12), 17, of(at17)];
};

const ALL: readonly LayerSpecification[] = [
  { id: 'green', type: 'fill', source: 'green', paint: { 'fill-color': GREEN } },
  {
    id: 'water',
    type: 'fill',
    source: 'water',
    filter: areas,
    paint: { 'fill-color': WATER },
  },
  {
    id: 'stream',
    type: 'line',
    source: 'water',
    filter: ['!', areas],
    paint: { 'line-color': WATER, 'line-width': ['interpolate', ['linear'], ['zoom'], 10, 1, 16, 4] },
  },
  {
    id: 'building',
    type: 'fill',
    source: 'streets',
    'source-layer': 'buildings',
    minzoom: 14,
    paint: { 'fill-color': BUILDING, 'fill-opacity': ['interpolate', ['linear'], ['zoom'], 14, 0.4, 15.5, 1] },
  },
  {
    id: 'place-edge',
    type: 'line',
    source: 'outlines',
    minzoom: 10.5,
    filter: ['==', ['get', 'kind'], 'locality'],
    paint: { 'line-color': EDGE, 'line-width': 1, 'line-dasharray': [3, 2] },
  },
  {
    id: 'rail',
    type: 'line',
    source: 'transport',
    filter: ['==', ['get', 'kind'], 'rail'],
    paint: { 'line-color': RAIL, 'line-width': 1.5, 'line-dasharray': [5, 2] },
  },
  {
    id: 'runway',
    type: 'line',
    source: 'transport',
    filter: ['==', ['get', 'kind'], 'runway'],
    paint: { 'line-color': RAIL, 'line-width': ['interpolate', ['exponential', 2], ['zoom'], 10, 1.5, 16, 24] },
  },
  {
    id: 'path',
    type: 'line',
    source: 'streets',
    'source-layer': 'streets',
    minzoom: 15,
    filter: ['==', ['get', 'class'], 'path'],
    paint: { 'line-color': EDGE, 'line-width': 1, 'line-dasharray': [3, 2] },
  },
  {
    id: 'street-edge',
    type: 'line',
    source: 'streets',
    'source-layer': 'streets',
    minzoom: 13,
    filter: isStreet,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': EDGE, 'line-width': streetWidth(1.6, 16, 2) },
  },
  {
    id: 'street',
    type: 'line',
    source: 'streets',
    'source-layer': 'streets',
    minzoom: 12,
    filter: isStreet,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': ROAD, 'line-width': streetWidth(0.8, 14, 0) },
  },
  {
    id: 'road-edge',
    type: 'line',
    source: 'roads',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': EDGE, 'line-width': roadWidth(0.8, 9) },
  },
  {
    id: 'road',
    type: 'line',
    source: 'roads',
    minzoom: 11,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': ROAD, 'line-width': roadWidth(0.4, 7) },
  },
];
