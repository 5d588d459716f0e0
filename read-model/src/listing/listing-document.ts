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
 * Everything the read side knows of one listing, folded from its own stream alone. Times are ISO 8601, UTC.
 * While a revision waits for review, `facts` are still the last verified ones and `pending` holds the proposal.
 */
export type ListingDocument = AskedPrices & {
  id: ListingId;
  seller: AccountId;
  demo: boolean;
  /** The import that it is of. */
  batch?: string;
  /** Nothing has happened to it since its import. */
  asImported?: true;
  lister: ListerType;
  state: ListingState;
  facts: MaterialFacts;
  free: FreeFacts;
  postedAt: string;
  /** When something that its page shows to everyone last changed; undefined until then. */
  changedAt?: string;
  /** Since when it waits for staff: its posting, or the revision; undefined while nothing waits. */
  waitingSince?: string;
  pending?: MaterialFacts;
  /** Of the last rejection: in staff's words, and those of every day by their codes. */
  reasons: string[];
  codes?: RejectionReason[];
  /** When that was, and of what; until it is verified. Missing of rejections until 2026-11. */
  rejected?: { at: string; of: Stated };
  /** `by`: in what capacity; what was verified until 2026-11 doesn't say. `sample`: it stands for this one, at which nobody looked. */
  verified?: { at: string; checks: VerificationCheck[]; price: number; by?: StaffRole; sample?: CheckedSample };
  /** Oldest first. */
  prices: { at: string; from: number; to: number }[];
  /** Staff ask its owner, because of a report. */
  question?: { at: string; kind: ReportKind };
  soldAt?: string;
  /** When the sale fell through last. */
  relistedAt?: string;
  /** When it was verified, or its owner last said that it is still to be had. */
  confirmedAt?: string;
  /** Nobody said so for too long: it greys out and sinks. */
  stale?: true;
};

/** What staff found, until its owner has sent it again. */
export const standingReasons = (listing: ListingDocument): NamedReasons =>
  listing.state === 'rejected' || (listing.state === 'verified' && !listing.pending)
    ? namedReasons(listing)
    : { reasons: [] };

/** Of the last rejection, as the wire names it. */
export const namedReasons = ({ reasons, codes }: ListingDocument): NamedReasons => ({
  reasons,
  ...(codes && { reason_codes: codes }),
});
type NamedReasons = { reasons: string[]; reason_codes?: RejectionReason[] };

/** When its owner or staff last said a word for a listing on the market; undefined for any other. */
export const lastConfirmed = ({ state, confirmedAt }: ListingDocument): string | undefined =>
  state === 'verified' ? confirmedAt : undefined;
