import type { AccountId, ListingId } from '../../kernel/ids.ts';

/** `dealer`: first name, or ''. */
export type WaitingBatch = {
  id: string;
  seller: AccountId;
  dealer: string;
  waiting: number;
  /** Others have changed since the import and are reviewed individually. */
  as_imported: number;
  waiting_since: string;
};
/** Longest waiting first. */
export type WaitingBatches = { batches: WaitingBatch[] };

/** Listings changed or deleted before the check count as failed. */
export type SampleOutcome = 'waiting' | 'passed' | 'failed';
/** Why the rest cannot be verified, or `ready`. */
export type BatchState = 'not_trusted' | 'checking' | 'failed' | 'ready';

export type BatchReview = {
  id: string;
  seller: AccountId;
  state: BatchState;
  trusted: boolean;
  listings: number;
  sample: { listing: ListingId; outcome: SampleOutcome }[];
  /** With more, each listing is reviewed individually. */
  most_failed: number;
};

/** Repeat with `after` until it is null. `left`: need an individual review. */
export type BatchPart = { code: 200; verified: number; left: number; after: ListingId | null; position?: string };
