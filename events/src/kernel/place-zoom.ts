/** Requirement M-07. */
const DEFAULT_ZOOM = 15;

/** 256-px zoom that shows a place. @param zoom its own, if any */
export const placeZoom = (zoom: number | undefined): number => zoom ?? DEFAULT_ZOOM;
