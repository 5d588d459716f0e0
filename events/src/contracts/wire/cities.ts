import type { Position } from '../../kernel/geo.ts';

export type City = {
  id: string;
  name: string;
  position: Position;
  default_zoom: number;
  /** Spelt as the specification has it: the city's outline, or the hull of its localities. */
  map_ploygon: Position[];
  localities: Locality[];
  /** Whom to name where its places are shown. */
  credits: string[];
};
export type Locality = { id: string; name: string; city: string; position: Position };
