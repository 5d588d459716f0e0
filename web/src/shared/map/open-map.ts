import { type Camera, MAX_ZOOM, MIN_ZOOM } from '@naksha/events/kernel';
import {
  AttributionControl,
  Map as MapLibreMap,
  ScaleControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
// The worker must be a file from our own origin (CSP; MapLibre 6 is ESM only).
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import './attribution.css';
import { mapLibraryTexts } from './map-words.ts';
import { toMapLibreZoom } from './zoom.ts';

setWorkerUrl(workerUrl);

/** Flat, north-up, within the tiles' zooms. */
export const FLAT = {
  minZoom: toMapLibreZoom(MIN_ZOOM),
  maxZoom: toMapLibreZoom(MAX_ZOOM),
  maxPitch: 0,
  dragRotate: false,
  pitchWithRotate: false,
  touchPitch: false,
  renderWorldCopies: false,
  attributionControl: false,
  fadeDuration: 200,
} as const;

/** CSS pixels. */
const NARROW = 480;

/** `compact`: attribution at the top because sheets cover the lower edge, and no scale. */
export function addControls(map: MapLibreMap, compact = false): void {
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new AttributionControl({ compact: true }), compact ? 'top-left' : 'bottom-right');
  if (compact || map.getContainer().clientWidth < NARROW) foldAttribution(map);
  if (!compact) map.addControl(new ScaleControl({ maxWidth: 96, unit: 'metric' }), 'bottom-right');
}

/** The control expands itself when it first has content. */
function foldAttribution(map: MapLibreMap): void {
  const control = map.getContainer().querySelector('.maplibregl-ctrl-attrib');
  control?.classList.add('maplibregl-compact');
  control?.classList.remove('maplibregl-compact-show');
  control?.removeAttribute('open');
}

/** Contains the library: import it lazily. */
export function openMap(
  container: HTMLElement,
  style: StyleSpecification,
  camera: Camera,
  compact = false,
): MapLibreMap {
  const at = { center: [camera.lng, camera.lat] as [number, number], zoom: toMapLibreZoom(camera.zoom) };
  const map = new MapLibreMap({ ...FLAT, ...at, container, style, locale: mapLibraryTexts() });
  addControls(map, compact);
  return map;
}
