import type { CheckedSample, FreeFacts, MaterialFacts, OwnerStatements } from '@naksha/events/contracts';
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

/** Times are ISO 8601 in UTC. While a revision is pending, `facts` are the verified ones. */
export type ListingDocument = AskedPrices & {
  id: ListingId;
  seller: AccountId;
  demo: boolean;
  batch?: string;
  asImported?: true;
  lister: ListerType;
  state: ListingState;
  facts: MaterialFacts;
  free: FreeFacts;
  postedAt: string;
  changedAt?: string;
  waitingSince?: string;
  pending?: MaterialFacts;
  reasons: string[];
  codes?: RejectionReason[];
  /** Until verified. Missing for rejections before 2026-11. */
  rejected?: { at: string; of: OwnerStatements };
  /** `by` is missing before 2026-11. `sample`: verified by a sample without an individual check. */
  verified?: { at: string; checks: VerificationCheck[]; price: number; by?: StaffRole; sample?: CheckedSample };
  prices: { at: string; from: number; to: number }[];
  question?: { at: string; kind: ReportKind };
  soldAt?: string;
  relistedAt?: string;
  confirmedAt?: string;
  /** Not confirmed for too long. */
  stale?: true;
};

export const findCurrentRejectionReasons = (listing: ListingDocument): NamedReasons =>
  listing.state === 'rejected' || (listing.state === 'verified' && !listing.pending)
    ? toWireRejectionReasons(listing)
    : { reasons: [] };

export const toWireRejectionReasons = ({ reasons, codes }: ListingDocument): NamedReasons => ({
  reasons,
  ...(codes && { reason_codes: codes }),
});
type NamedReasons = { reasons: string[]; reason_codes?: RejectionReason[] };

export const availabilityConfirmedAtIfVerified = ({ state, confirmedAt }: ListingDocument): string | undefined =>
  state === 'verified' ? confirmedAt : undefined;
