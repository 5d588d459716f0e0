/** What the composition root gives the map beside its store of tiles. */
export const MAP_ENGINE = Symbol('MapEngine');
export const REGION = Symbol('service region');
