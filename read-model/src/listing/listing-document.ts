import type { FreeFacts, MaterialFacts } from '@naksha/events/contracts';
import type { AccountId, ListerType, ListingId, VerificationCheck } from '@naksha/events/kernel';
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
  lister: ListerType;
  state: ListingState;
  facts: MaterialFacts;
  free: FreeFacts;
  postedAt: string;
  /** Since when it waits for staff: its posting, or the revision; undefined while nothing waits. */
  waitingSince?: string;
  pending?: MaterialFacts;
  reasons: string[];
  verified?: { at: string; checks: VerificationCheck[]; price: number };
  /** Oldest first. */
  prices: { at: string; from: number; to: number }[];
  soldAt?: string;
  /** When it was verified, or its owner last said that it is still to be had. */
  confirmedAt?: string;
  /** Nobody said so for too long: it greys out and sinks. */
  stale?: true;
};

/** When its owner or staff last said a word for a listing on the market; undefined for any other. */
export const lastConfirmed = ({ state, confirmedAt }: ListingDocument): string | undefined =>
  state === 'verified' ? confirmedAt : undefined;
