import type { ListingId } from '@naksha/events/kernel';

/** A listing that the searches of one filter want to hear of: it came to match, or matched and got cheaper. */
export type AlertMatch = {
  /** Canonical. */
  filter: string;
  listing: ListingId;
  why: 'new' | 'cut';
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

/** Takes in what was matched, and knows how far that has come. */
export interface AlertSink {
  /** Undefined before the first start ever. */
  position(): Promise<readonly number[] | undefined>;
  /** Where matching begins, once: nobody is told of the past. */
  begin(seqs: readonly number[]): Promise<void>;
  /** All of it or nothing. @throws where another process has come further since */
  record(step: MatchedStep): Promise<void>;
}
