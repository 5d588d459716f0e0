import type { Position } from '../../kernel/geo.ts';
import type { PlaceId } from '../../kernel/ids.ts';
import type { PlaceKind, PlaceNames, PlaceRing } from '../../kernel/place.ts';

/** `GET /api/places/{id}`: a place's outline, or a circle. */
export type PlaceOutline = {
  id: PlaceId;
  kind: PlaceKind;
  name: string;
  names: PlaceNames;
  /** English name of its city; '' if unknown. */
  city: string;
  position: Position;
  /** 256-px zoom that shows it. */
  zoom: number;
  radius_m: number;
  outline: readonly PlaceRing[];
};
