import type { RejectionReason, ReportKind } from '../../kernel/options.ts';
import type { ListingCard, ListingState } from './listing-card.ts';

export type OwnListing = ListingCard & {
  listing_state: ListingState;
  /** Of a rejection, until it is resubmitted. */
  reasons: string[];
  /** By staff, about a report. */
  question?: { on: string; kind: ReportKind };
  reason_codes?: RejectionReason[];
  /** `is_sold`: by anyone; the second: by our office. */
  is_sold: boolean;
  is_sold_by_naksha: boolean;
  relist_until?: string;
  edit_status: 'none' | 'in_review';
  /** On the market only. */
  last_confirmed_on?: string;
  leads: number;
  views: number;
  saves: number;
};

/** `to_confirm`: on the market, not confirmed for 30 days. */
export const OWN_LISTING_STATES = ['all', 'under_review', 'rejected', 'verified', 'to_confirm', 'sold'] as const;
export type OwnListingState = (typeof OWN_LISTING_STATES)[number];
export const OWN_LISTING_SORTS = ['newest', 'oldest', 'dearest', 'cheapest'] as const;
export type OwnListingSort = (typeof OWN_LISTING_SORTS)[number];

/** Fifty per page; `counts` ignore the query. */
export type OwnListings = {
  listings: OwnListing[];
  counts: Record<OwnListingState, number>;
  cursor: string | null;
};

/** Distinct buyers on an Indian day, YYYY-MM-DD. */
export type OwnDay = { day: string; seen: number; saved: number; contacted: number };
/** 30 days, oldest first. */
export type OwnDays = { days: OwnDay[] };

/** At most 500 ids, each handled separately. */
export type ConfirmedTogether = {
  code: 200;
  confirmed: number;
  refused: { id: string; code: string }[];
  position: string;
};
