/** Layers of the bundled base map, bottom first; `GET /api/map/ground/{layer}.geojson`. */
export const GROUND_LAYERS = ['green', 'water', 'transport', 'roads'] as const;
export type GroundLayer = (typeof GROUND_LAYERS)[number];
