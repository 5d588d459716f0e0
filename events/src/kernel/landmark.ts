import type { Position } from './geo.ts';
import type { PlaceId } from './ids.ts';
import type { PlaceNames } from './place.ts';

export const LANDMARK_KINDS = [
  ...(['hospital', 'university', 'college', 'school', 'station', 'airport', 'bus-stand', 'market'] as const),
  ...(['mall', 'lake'] as const),
] as const;
export type LandmarkKind = (typeof LANDMARK_KINDS)[number];

/** A landmark for directions. Listings are never inside it; searches find homes near it. */
export type Landmark = {
  /** Differs from the ids of all places. */
  id: PlaceId;
  kind: LandmarkKind;
  names: PlaceNames;
  /** What people call it too, in any language. */
  aka: readonly string[];
  /** Its city, if known. */
  cityId?: PlaceId;
  /** The position of its place, if its own is unknown. */
  position: Position;
  /** That place. */
  placedBy?: PlaceId;
  /** Whom the licence of its position wants named where it is shown. */
  credit?: string;
};
