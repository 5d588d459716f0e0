import type { ListingId } from '../kernel/ids.ts';

/** `new`: it came on the market or now matches. `cut`: its price was reduced. */
export type MatchReason = 'new' | 'cut';

/** A listing that matches the searches of one filter. */
export type AlertMatch = {
  /** Canonical filter. */
  filter: string;
  listing: ListingId;
  why: MatchReason;
  /** Position and time of the listing's last event. */
  partition: number;
  seq: number;
  changedAt: string;
};

/** Result of matching all changes between two positions. */
export type MatchedStep = {
  from: readonly number[];
  to: readonly number[];
  matches: readonly AlertMatch[];
  /** Listings no longer on the market. */
  gone: readonly ListingId[];
};
