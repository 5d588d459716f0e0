import type { Position } from '../../kernel/geo.ts';
import type { PlaceId } from '../../kernel/ids.ts';

/** Of a known place, or from the geocoder. */
export type FoundAddress = { name: string; position: Position; place?: PlaceId };

export type GeocodeAnswer = {
  found: FoundAddress[];
  /** `off`: none configured or needed; `away`: unavailable, so only known places are returned. */
  geocoder: 'asked' | 'off' | 'away';
  /** Attribution required by the geocoder. */
  credit?: string;
};
