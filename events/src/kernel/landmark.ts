import type { Position } from './geo.ts';
import type { PlaceId } from './ids.ts';
import type { PlaceNames } from './place.ts';

export const LANDMARK_KINDS = [
  ...(['hospital', 'university', 'college', 'school', 'station', 'airport', 'bus-stand', 'market'] as const),
  ...(['mall', 'lake'] as const),
] as const;
export type LandmarkKind = (typeof LANDMARK_KINDS)[number];

/** Something that people give directions by. No listing lies in it: searches ask for what is near it. */
export type Landmark = {
  /** Differs from the ids of all places. */
  id: PlaceId;
  kind: LandmarkKind;
  names: PlaceNames;
  /** What people call it too, in any language. */
  aka: readonly string[];
  /** The city that it lies in, where one is known. */
  cityId?: PlaceId;
  /** Of the place that it lies in, where its own is not known. */
  position: Position;
  /** That place. */
  placedBy?: PlaceId;
  /** Whom the licence of its position wants named where it is shown. */
  credit?: string;
};
