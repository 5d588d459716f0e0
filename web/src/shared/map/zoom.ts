/** Zooms here are the specification's 256-px kind; MapLibre counts 512-px tiles, so its zoom is one less. */
export const toMapLibreZoom = (zoom: number): number => zoom - 1;
export const fromMapLibreZoom = (mapLibreZoom: number): number => mapLibreZoom + 1;

/** z of the 512-px tiles drawn at `zoom`. */
export const toTileZoom = (zoom: number): number => Math.floor(zoom) - 1;

/** Default zoom, also of the pin map (requirement M-07). */
export const DEFAULT_ZOOM = 15;
export const DRAGGABLE_ZOOM = 16;

/** From here on homes at different positions are never clustered (requirement M-03). */
export const APART_ZOOM = 17;

/** Duration of map animations in ms. */
export const GLIDE_MS = 150;
