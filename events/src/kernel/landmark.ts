import type { Position } from './geo.ts';
import type { PlaceId } from './ids.ts';
import type { PlaceNames } from './place.ts';

export const LANDMARK_KINDS = [
  ...(['hospital', 'university', 'college', 'school', 'station', 'airport', 'bus-stand', 'market'] as const),
  ...(['mall', 'lake'] as const),
] as const;
export type LandmarkKind = (typeof LANDMARK_KINDS)[number];

/** Listings are never inside it; searches find homes near it. */
export type Landmark = {
  /** Differs from the ids of all places. */
  id: PlaceId;
  kind: LandmarkKind;
  names: PlaceNames;
  /** In any language. */
  aka: readonly string[];
  cityId?: PlaceId;
  /** Of its place, if its own is unknown. */
  position: Position;
  placedBy?: PlaceId;
  /** Required attribution. */
  credit?: string;
};
