import type { Position, Subtype } from '@naksha/events/kernel';
import type { MapMarker } from '../tiles/decode-tile.ts';

export type MarkerFlags = {
  state: 'verified' | 'stale' | 'review';
  seen: boolean;
  contacted: boolean;
  saved: boolean;
  selected: boolean;
};

type OfListing = MarkerFlags & { subtype: Subtype };
/** What one marker looks like; equal looks share one drawing. */
export type Sprite =
  | ({ form: 'dot' } & OfListing)
  /** With its price beneath, where that has room. */
  | ({ form: 'icon'; text?: string } & OfListing)
  | ({ form: 'badge'; text: string } & OfListing)
  | { form: 'cluster'; text: string; size: 32 | 40 | 48 }
  | { form: 'stack'; text: string };

/** A marker as it is drawn: nudged, with its winning form; later ones lie on top. */
export type PlacedMarker = {
  marker: MapMarker;
  position: Position;
  sprite: Sprite;
  /** How much larger it is drawn: 1.25 when selected or pointed at. */
  scale: number;
};

/** How the signed-in person's doings and the page's state colour markers. Listings by their number. */
export type Overlay = {
  saved: ReadonlySet<number>;
  seen: ReadonlySet<number>;
  contacted: ReadonlySet<number>;
  selected?: number;
};
