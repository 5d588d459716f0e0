import type { GroundLayer } from '@naksha/events/wire/ground';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { apiUrl } from '../api/api.ts';

const GREEN = '#DDE9D2';
const WATER = '#BBD5E4';
const EDGE = '#CFCBC0';
const ROAD = '#FFFFFF';
const RAIL = '#B4AFA4';
/** Wide roads, from the widest: `main` carries buses, and its class is not known. */
const WIDE = ['trunk', 'primary', 'main', 'secondary'];

/** Layers of this site's own ground; places that have an outline are always among them. */
export const groundSources = (layers: readonly GroundLayer[]): StyleSpecification['sources'] =>
  Object.fromEntries(
    ['outlines' as const, ...layers].map((layer) => [
      layer,
      { type: 'geojson', data: apiUrl(`/map/ground/${layer}.geojson`), tolerance: 0.5 },
    ]),
  );

/** From below: green, water, the sectors' edges, rails, roads. Names and markers stand above them. */
export function groundLayers(layers: readonly GroundLayer[]): LayerSpecification[] {
  const drawn: readonly string[] = ['outlines', ...layers];
  return ALL.filter((layer) => 'source' in layer && drawn.includes(layer.source));
}

/** A width that grows with the zoom: at 10 and at 17, in pixels; wide roads are twice as wide. */
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

/** Of several parts, too. */
const areas: ExpressionSpecification = ['in', ['geometry-type'], ['literal', ['Polygon', 'MultiPolygon']]];

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
