import type { MapShape } from '../../../shared/map/shape.ts';
import type { Colour } from './ramp.ts';

/** `shapes` keeps its identity when only colours change. */
export type MapAreas = { shapes: readonly MapShape[]; colours: readonly Colour[] };

export const NO_AREAS: MapAreas = { shapes: [], colours: [] };
