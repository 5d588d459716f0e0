import type { ListingId } from '../kernel/ids.ts';

/** `new`: it came on the market, or has come to match. `cut`: it matched already, and its price was cut. */
export type MatchReason = 'new' | 'cut';

/** A listing that the searches of one filter want to hear of. */
export type AlertMatch = {
  /** Canonical. */
  filter: string;
  listing: ListingId;
  why: MatchReason;
  /** Of the listing's last event, and when that happened. */
  partition: number;
  seq: number;
  changedAt: string;
};

/** What became of the listings that changed between two positions. */
export type MatchedStep = {
  from: readonly number[];
  to: readonly number[];
  matches: readonly AlertMatch[];
  /** Listings that are not on the market now. */
  gone: readonly ListingId[];
};
