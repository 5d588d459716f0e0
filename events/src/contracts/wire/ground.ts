/** Bottom first. */
export const GROUND_LAYERS = ['green', 'water', 'transport', 'roads'] as const;
export type GroundLayer = (typeof GROUND_LAYERS)[number];
