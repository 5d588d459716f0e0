import type { Position } from '../../kernel/geo.ts';
import type { PlaceId } from '../../kernel/ids.ts';
import type { PlaceKind, PlaceNames, PlaceRing } from '../../kernel/place.ts';

/** `GET /api/places/{id}`: where a place lies; without an outline as far as its radius. */
export type PlaceOutline = {
  id: PlaceId;
  kind: PlaceKind;
  name: string;
  names: PlaceNames;
  /** The English name of the city that it lies in, empty where none is known. */
  city: string;
  position: Position;
  /** 256-px zoom at which a map shows it. */
  zoom: number;
  radius_m: number;
  outline: readonly PlaceRing[];
};
