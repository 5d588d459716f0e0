import type { AccountId, ListingId } from '../../kernel/ids.ts';

/** An import of which something is new and waits for staff. `dealer`: a first name, '' where none is known. */
export type WaitingBatch = {
  id: string;
  seller: AccountId;
  dealer: string;
  /** Of its listings those that wait. */
  waiting: number;
  /** Of those the ones that are as they were imported: what was changed since is looked at by itself. */
  as_imported: number;
  /** The longest waiting of them. */
  waiting_since: string;
};
/** `GET /api/staff/batches`: the longest waiting first. */
export type WaitingBatches = { batches: WaitingBatch[] };

/** What became of a listing of the sample. What its owner changed or deleted before its check has failed like what was rejected. */
export type SampleOutcome = 'waiting' | 'passed' | 'failed';
/** Why the rest can't be verified now; `ready` where it can. */
export type BatchState = 'not_trusted' | 'checking' | 'failed' | 'ready';

/** `GET /api/staff/batches/{id}`: the sample that the server chose, and how its check stands. */
export type BatchReview = {
  id: string;
  seller: AccountId;
  state: BatchState;
  /** An administrator has said that imports of theirs may be verified by sample. */
  trusted: boolean;
  listings: number;
  sample: { listing: ListingId; outcome: SampleOutcome }[];
  /** More failures than this, and each listing is looked at by itself. */
  most_failed: number;
};

/**
 * `POST /api/staff/batches/{id}/verify` with `{ after? }`: some of the rest. Whoever sent it goes on with `after` until that is
 * null. `left`: of these the ones that are looked at by themselves, because they are not as they were imported or somebody is at
 * them.
 */
export type BatchPart = { code: 200; verified: number; left: number; after: ListingId | null; position?: string };
