import type { Position } from '../../kernel/geo.ts';
import type { PlaceId } from '../../kernel/ids.ts';

/** A possible position: of a known place, or from the geocoder. */
export type FoundAddress = { name: string; position: Position; place?: PlaceId };

/** `GET /api/geocode?q=&city=` */
export type GeocodeAnswer = {
  found: FoundAddress[];
  /** `off`: none configured or needed; `away`: unavailable, so only known places are returned. */
  geocoder: 'asked' | 'off' | 'away';
  /** Attribution required by the geocoder. */
  credit?: string;
};
