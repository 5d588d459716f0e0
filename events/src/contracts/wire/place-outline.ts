import type { Position } from '../../kernel/geo.ts';
import type { PlaceId } from '../../kernel/ids.ts';
import type { PlaceKind, PlaceRing } from '../../kernel/place.ts';

/** `GET /api/places/{id}`: where a place lies; without an outline as far as its radius. */
export type PlaceOutline = {
  id: PlaceId;
  kind: PlaceKind;
  name: string;
  position: Position;
  radius_m: number;
  outline: readonly PlaceRing[];
};
