import type { StoredDocument } from '../documents/stored-document.ts';
import type { InterestDocument } from '../leads/interest-document.ts';

/** What this process's follower has just taken in: everything between `before` and `after`. */
export type FollowedChange = {
  generation: number;
  /** The vector that was reached before; undefined after everything was loaded anew: what was told earlier doesn't lead up to it. */
  before: readonly number[] | undefined;
  after: readonly number[];
  /** LIVE_CELL_ZOOM tiles, `x/y`, where the map is now different. */
  cells: readonly string[];
  interests: readonly StoredDocument<InterestDocument>[];
};

/** Told in order, synchronously, after the map engine shows the change. */
export type ChangeListener = {
  changed(change: FollowedChange): void;
  /** Told what interests there were already when everything was loaded, before the change that has no `before`. */
  loaded?(interests: readonly StoredDocument<InterestDocument>[]): void;
};
