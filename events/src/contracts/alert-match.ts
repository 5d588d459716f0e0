import type { ListingId } from '../kernel/ids.ts';

/** `new`: on the market or newly matching. `cut`: price reduced. */
export type MatchReason = 'new' | 'cut';

export type AlertMatch = {
  filter: string;
  listing: ListingId;
  why: MatchReason;
  /** Of the listing's last event. */
  partition: number;
  seq: number;
  changedAt: string;
};

export type MatchedStep = {
  from: readonly number[];
  to: readonly number[];
  matches: readonly AlertMatch[];
  /** No longer on the market. */
  gone: readonly ListingId[];
};
