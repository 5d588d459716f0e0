import type { AccountId, ListingId } from '../../kernel/ids.ts';

/** An import with something to review. `dealer`: first name, or ''. */
export type WaitingBatch = {
  id: string;
  seller: AccountId;
  dealer: string;
  /** Listings to review. */
  waiting: number;
  /** Those unchanged since the import; others are reviewed individually. */
  as_imported: number;
  /** Since when the oldest waits. */
  waiting_since: string;
};
/** `GET /api/staff/batches`: longest waiting first. */
export type WaitingBatches = { batches: WaitingBatch[] };

/** Listings changed or deleted by their owner before the check count as failed. */
export type SampleOutcome = 'waiting' | 'passed' | 'failed';
/** Why the rest cannot be verified; `ready` if it can. */
export type BatchState = 'not_trusted' | 'checking' | 'failed' | 'ready';

/** `GET /api/staff/batches/{id}`: the sample and its state. */
export type BatchReview = {
  id: string;
  seller: AccountId;
  state: BatchState;
  /** An administrator trusts this seller's imports. */
  trusted: boolean;
  listings: number;
  sample: { listing: ListingId; outcome: SampleOutcome }[];
  /** With more failures, each listing is reviewed individually. */
  most_failed: number;
};

/**
 * `POST /api/staff/batches/{id}/verify` with `{ after? }`: verifies part of the rest; repeat with `after` until it is null.
 * `left`: listings that need an individual review.
 */
export type BatchPart = { code: 200; verified: number; left: number; after: ListingId | null; position?: string };
