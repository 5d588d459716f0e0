import type { Shape } from '../../../shared/map/shape.ts';
import type { Colour } from './ramp.ts';

/** Coloured ground. The shapes stay the same object while their colours change, so that they are not cut anew. */
export type MapAreas = { shapes: readonly Shape[]; colours: readonly Colour[] };

export const NO_AREAS: MapAreas = { shapes: [], colours: [] };
