/** What the bundled base map draws below its names, from below; each is `GET /api/map/ground/{layer}.geojson`. */
export const GROUND_LAYERS = ['green', 'water', 'transport', 'roads'] as const;
export type GroundLayer = (typeof GROUND_LAYERS)[number];
