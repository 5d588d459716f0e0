import type { Position } from '../../kernel/geo.ts';

export type City = {
  id: string;
  name: string;
  position: Position;
  default_zoom: number;
  /** Approximate outline, spelt as the specification has it: the hull of the city's localities. */
  map_ploygon: Position[];
  localities: Locality[];
};
export type Locality = { id: string; name: string; city: string; position: Position; attribution: string };
