import type { BBox } from '../../kernel/index.ts';

/** Bottom first. */
export const GROUND_LAYERS = ['green', 'water', 'transport', 'roads'] as const;
export type GroundLayer = (typeof GROUND_LAYERS)[number];

/** Vector tiles of 512 px with the layers `streets` and `buildings`. Zooms are inclusive. */
export type StreetTiles = { min_zoom: number; max_zoom: number; bounds: BBox };
