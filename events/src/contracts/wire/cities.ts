import type { Position } from '../../kernel/geo.ts';
import type { PlaceNames } from '../../kernel/place.ts';

export type City = {
  id: string;
  /** In English; listings refer to it. */
  name: string;
  names?: PlaceNames;
  /** In English; missing if unknown. */
  state?: string;
  position: Position;
  default_zoom: number;
  /** The specification's spelling: the outline, or the hull of the localities. */
  map_ploygon: Position[];
  localities: Locality[];
  /** Attributions required where its places are shown. */
  credits: string[];
};
/** `city`: English name. */
export type Locality = { id: string; name: string; names?: PlaceNames; city: string; position: Position };
