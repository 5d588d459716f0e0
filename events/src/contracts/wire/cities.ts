import type { Position } from '../../kernel/geo.ts';
import type { PlaceNames } from '../../kernel/place.ts';

export type City = {
  id: string;
  /** In English; by it a listing says where it lies. */
  name: string;
  names?: PlaceNames;
  /** The state of the country that it lies in, in English; missing where unknown. */
  state?: string;
  position: Position;
  default_zoom: number;
  /** Spelt as the specification has it: the city's outline, or the hull of its localities. */
  map_ploygon: Position[];
  localities: Locality[];
  /** Whom to name where its places are shown. */
  credits: string[];
};
/** `city` is its city's English name. */
export type Locality = { id: string; name: string; names?: PlaceNames; city: string; position: Position };
