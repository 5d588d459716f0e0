import type { CheckedSample, FreeFacts, MaterialFacts, Stated } from '@naksha/events/contracts';
import type {
  AccountId,
  ListerType,
  ListingId,
  RejectionReason,
  ReportKind,
  StaffRole,
  VerificationCheck,
} from '@naksha/events/kernel';
import type { ListingState } from '@naksha/events/wire/listing-card';
import type { AskedPrices } from './price-cut.ts';

/**
 * A listing folded from its stream. Times are ISO 8601 in UTC. While a revision is pending, `facts` are the verified ones and
 * `pending` holds the proposal.
 */
export type ListingDocument = AskedPrices & {
  id: ListingId;
  seller: AccountId;
  demo: boolean;
  /** Its import. */
  batch?: string;
  /** Unchanged since its import. */
  asImported?: true;
  lister: ListerType;
  state: ListingState;
  facts: MaterialFacts;
  free: FreeFacts;
  postedAt: string;
  /** Last change of its public page; undefined before. */
  changedAt?: string;
  /** Since when it waits for review (post or revision); undefined if it does not. */
  waitingSince?: string;
  pending?: MaterialFacts;
  /** Of the last rejection: free text, and codes. */
  reasons: string[];
  codes?: RejectionReason[];
  /** Time and content of the last rejection, until verified. Missing for rejections before 2026-11. */
  rejected?: { at: string; of: Stated };
  /** `by`: the reviewer's role, missing before 2026-11. `sample`: verified by a sample without an individual check. */
  verified?: { at: string; checks: VerificationCheck[]; price: number; by?: StaffRole; sample?: CheckedSample };
  /** Oldest first. */
  prices: { at: string; from: number; to: number }[];
  /** Staff ask its owner about a report. */
  question?: { at: string; kind: ReportKind };
  soldAt?: string;
  /** When the last sale fell through. */
  relistedAt?: string;
  /** When it was verified or last confirmed as available. */
  confirmedAt?: string;
  /** Not confirmed for too long: shown grey and ranked lower. */
  stale?: true;
};

/** Objections that the owner has not addressed yet. */
export const standingReasons = (listing: ListingDocument): NamedReasons =>
  listing.state === 'rejected' || (listing.state === 'verified' && !listing.pending)
    ? namedReasons(listing)
    : { reasons: [] };

/** The last rejection's reasons, with wire names. */
export const namedReasons = ({ reasons, codes }: ListingDocument): NamedReasons => ({
  reasons,
  ...(codes && { reason_codes: codes }),
});
type NamedReasons = { reasons: string[]; reason_codes?: RejectionReason[] };

/** When a listing on the market was last confirmed; undefined otherwise. */
export const lastConfirmed = ({ state, confirmedAt }: ListingDocument): string | undefined =>
  state === 'verified' ? confirmedAt : undefined;
