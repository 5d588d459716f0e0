import type { Position } from '../../kernel/geo.ts';
import type { PlaceId } from '../../kernel/ids.ts';

/** A point that an address may mean: the middle of a place that is known here, or what the configured geocoder says. */
export type FoundAddress = { name: string; position: Position; place?: PlaceId };

/** `GET /api/geocode?q=&city=` */
export type GeocodeAnswer = {
  found: FoundAddress[];
  /** `off`: none is configured, or it was not needed; `away`: it did not answer, and what is known here is all there is. */
  geocoder: 'asked' | 'off' | 'away';
  /** Whom the geocoder wants named beside what it found. */
  credit?: string;
};
