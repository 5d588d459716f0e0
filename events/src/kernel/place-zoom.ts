/** Requirement M-07. */
const DEFAULT_ZOOM = 15;

/** 256-px zoom. */
export const placeZoomOrDefault = (zoom: number | undefined): number => zoom ?? DEFAULT_ZOOM;
