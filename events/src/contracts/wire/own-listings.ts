import type { RejectionReason, ReportKind } from '../../kernel/options.ts';
import type { ListingCard, ListingState } from './listing-card.ts';

/** A listing as its owner sees it in `GET /api/me/listings`. */
export type OwnListing = ListingCard & {
  listing_state: ListingState;
  reasons: string[];
  /** What staff ask, because somebody reported it. */
  question?: { on: string; kind: ReportKind };
  /** Reasons of every day, for the reader's own language. */
  reason_codes?: RejectionReason[];
  /** Whoever sold it; the second, whether our office did. */
  is_sold: boolean;
  is_sold_by_naksha: boolean;
  edit_status: 'none' | 'in_review';
  /** On the market only, as `Property` has it. */
  last_confirmed_on?: string;
  leads: number;
  views: number;
  saves: number;
};

/** `GET /api/me/listings`: newest first, without the deleted ones. */
export type OwnListings = { listings: OwnListing[] };
