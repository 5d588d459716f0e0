import type { Position } from '../../kernel/geo.ts';
import type { PlaceId } from '../../kernel/ids.ts';
import type { PlaceKind, PlaceNames, PlaceRing } from '../../kernel/place.ts';

/** Or a circle. */
export type PlaceOutline = {
  id: PlaceId;
  kind: PlaceKind;
  name: string;
  names: PlaceNames;
  /** English name; '' if unknown. */
  city: string;
  position: Position;
  /** 256-px zoom. */
  zoom: number;
  radius_m: number;
  outline: readonly PlaceRing[];
};
