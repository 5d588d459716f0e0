import type { Position, Subtype } from '@naksha/events/kernel';
import type { MapMarker } from '../tiles/decode-tile.ts';

export type MarkerFlags = {
  state: 'verified' | 'stale' | 'review';
  seen: boolean;
  contacted: boolean;
  saved: boolean;
  selected: boolean;
  /** The price was reduced. */
  cut: boolean;
};

type OfListing = MarkerFlags & { subtype: Subtype };
/** Equal ones share a sprite. */
export type Sprite =
  | ({ form: 'dot' } & OfListing)
  | ({ form: 'badge'; text: string } & OfListing)
  | { form: 'cluster'; text: string; size: 32 | 40 | 48; ringed?: true }
  | { form: 'stack'; text: string; ringed?: true }
  | { form: 'review' };

/** Later ones are on top. */
export type PlacedMarker = {
  marker: MapMarker;
  position: Position;
  sprite: Sprite;
  scale: number;
  /** CSS pixels above its position. */
  lift?: number;
};

export type Overlay = {
  saved: ReadonlySet<number>;
  seen: ReadonlySet<number>;
  contacted: ReadonlySet<number>;
  selected?: number;
};
