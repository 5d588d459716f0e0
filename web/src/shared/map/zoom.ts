/**
 * Zoom in URL, contracts and our code is the 256-px kind (the specification's 60 px and 16 are that world's).
 * MapLibre counts from 512-px tiles, so its number is one less.
 */
export const toMapLibreZoom = (zoom: number): number => zoom - 1;
export const fromMapLibreZoom = (mapLibreZoom: number): number => mapLibreZoom + 1;

/** z of the 512-px tiles that are drawn at `zoom`. */
export const toTileZoom = (zoom: number): number => Math.floor(zoom) - 1;

/** The default zoom, and that of a map with a pin to drag (requirement M-07). */
export const DEFAULT_ZOOM = 15;
export const DRAGGABLE_ZOOM = 16;

/** From here on no home is joined with one that stands elsewhere (requirement M-03). */
export const APART_ZOOM = 17;

/** Milliseconds in which a map goes where it is sent. */
export const GLIDE_MS = 150;

export type MarkerStyle = 'dot' | 'badge' | 'icon';

/** floor(zoom) decides data and style together, so that a badge never stands on data clustered for dots. */
export function chooseMarkerStyle(zoom: number): MarkerStyle {
  const whole = Math.floor(zoom);
  if (whole <= 13) return 'dot';
  return whole <= 16 ? 'badge' : 'icon';
}
