import { type Camera, MAX_ZOOM, MIN_ZOOM } from '@naksha/events/kernel';
import {
  AttributionControl,
  Map as MapLibreMap,
  ScaleControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
// The worker must come from our own origin (the page's policy), as a file of its own (MapLibre 6 is ESM only).
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import './attribution.css';
import { mapWords } from './map-words.ts';
import { toMapLibreZoom } from './zoom.ts';

setWorkerUrl(workerUrl);

/** What every map here is: flat, north-up, within the zooms that tiles are made for. */
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

/** CSS pixels: whoever is named covers a good part of a map that is narrower. */
const NARROW = 480;

/**
 * What a map needs once it is there.
 * @param compact a phone: sheets cover its lower edge, so that attribution stands at the top and the scale is left out
 */
export function addControls(map: MapLibreMap, compact = false): void {
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new AttributionControl({ compact: true }), compact ? 'top-left' : 'bottom-right');
  if (compact || map.getContainer().clientWidth < NARROW) foldAttribution(map);
  if (!compact) map.addControl(new ScaleControl({ maxWidth: 96, unit: 'metric' }), 'bottom-right');
}

/** The control opens itself when it first has something to say, unless it is folded already. */
function foldAttribution(map: MapLibreMap): void {
  const control = map.getContainer().querySelector('.maplibregl-ctrl-attrib');
  control?.classList.add('maplibregl-compact');
  control?.classList.remove('maplibregl-compact-show');
  control?.removeAttribute('open');
}

/** A flat, north-up MapLibre map. This module carries the library: import it lazily. */
export function openMap(
  container: HTMLElement,
  style: StyleSpecification,
  camera: Camera,
  compact = false,
): MapLibreMap {
  const at = { center: [camera.lng, camera.lat] as [number, number], zoom: toMapLibreZoom(camera.zoom) };
  const map = new MapLibreMap({ ...FLAT, ...at, container, style, locale: mapWords() });
  addControls(map, compact);
  return map;
}
