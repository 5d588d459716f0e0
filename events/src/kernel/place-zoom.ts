/** Requirement M-07. */
const DEFAULT_ZOOM = 15;

/** 256-px zoom at which a map shows a place. @param zoom its own, if it has one */
export const placeZoom = (zoom: number | undefined): number => zoom ?? DEFAULT_ZOOM;
