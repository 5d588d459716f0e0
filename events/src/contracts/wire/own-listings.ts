import type { RejectionReason, ReportKind } from '../../kernel/options.ts';
import type { ListingCard, ListingState } from './listing-card.ts';

/** A listing in `GET /api/me/listings`. */
export type OwnListing = ListingCard & {
  listing_state: ListingState;
  /** Reasons of a rejection, until it is resubmitted. */
  reasons: string[];
  /** A question by staff about a report. */
  question?: { on: string; kind: ReportKind };
  /** Standard reasons by code. */
  reason_codes?: RejectionReason[];
  /** `is_sold`: by anyone; the second: by our office. */
  is_sold: boolean;
  is_sold_by_naksha: boolean;
  /** End of the period for relisting. */
  relist_until?: string;
  edit_status: 'none' | 'in_review';
  /** On the market only. */
  last_confirmed_on?: string;
  leads: number;
  views: number;
  saves: number;
};

/** `to_confirm`: on the market, and not confirmed for 30 days. */
export const OWN_LISTING_STATES = ['all', 'under_review', 'rejected', 'verified', 'to_confirm', 'sold'] as const;
export type OwnListingState = (typeof OWN_LISTING_STATES)[number];
export const OWN_LISTING_SORTS = ['newest', 'oldest', 'dearest', 'cheapest'] as const;
export type OwnListingSort = (typeof OWN_LISTING_SORTS)[number];

/**
 * `GET /api/me/listings?state=&q=&sort=&cursor=`: fifty per page, without deleted ones; `q` is part of title, locality, project
 * or id. `counts` ignore the query.
 */
export type OwnListings = {
  listings: OwnListing[];
  counts: Record<OwnListingState, number>;
  cursor: string | null;
};

/** Distinct buyers by action on an Indian day, YYYY-MM-DD. */
export type OwnDay = { day: string; seen: number; saved: number; contacted: number };
/** `GET /api/me/listings/days?listing=&until=`: 30 consecutive days, oldest first. */
export type OwnDays = { days: OwnDay[] };

/** `PUT /api/property/confirm-availability` with `{listings}`, at most 500 ids, each handled separately. */
export type ConfirmedTogether = {
  code: 200;
  confirmed: number;
  refused: { id: string; code: string }[];
  position: string;
};
