import type { RejectionReason, ReportKind } from '../../kernel/options.ts';
import type { ListingCard, ListingState } from './listing-card.ts';

/** A listing as its owner sees it in `GET /api/me/listings`. */
export type OwnListing = ListingCard & {
  listing_state: ListingState;
  /** What staff found, until it is sent again. */
  reasons: string[];
  /** What staff ask, because somebody reported it. */
  question?: { on: string; kind: ReportKind };
  /** Reasons of every day, for the reader's own language. */
  reason_codes?: RejectionReason[];
  /** Whoever sold it; the second, whether our office did. */
  is_sold: boolean;
  is_sold_by_naksha: boolean;
  /** Until when what is sold can be relisted. */
  relist_until?: string;
  edit_status: 'none' | 'in_review';
  /** On the market only, as `Property` has it. */
  last_confirmed_on?: string;
  leads: number;
  views: number;
  saves: number;
};

/** Which of them; `to_confirm`: on the market, and without a word of its owner for 30 days. */
export const OWN_LISTING_STATES = ['all', 'under_review', 'rejected', 'verified', 'to_confirm', 'sold'] as const;
export type OwnListingState = (typeof OWN_LISTING_STATES)[number];
export const OWN_LISTING_SORTS = ['newest', 'oldest', 'dearest', 'cheapest'] as const;
export type OwnListingSort = (typeof OWN_LISTING_SORTS)[number];

/**
 * `GET /api/me/listings?state=&q=&sort=&cursor=`: fifty a page, without the deleted ones; `q` is part of title, locality,
 * project or id. `counts` are of all of them, whatever was asked for.
 */
export type OwnListings = {
  listings: OwnListing[];
  counts: Record<OwnListingState, number>;
  cursor: string | null;
};

/** Distinct buyers who looked, saved and asked for contact on a day in India, YYYY-MM-DD. */
export type OwnDay = { day: string; seen: number; saved: number; contacted: number };
/** `GET /api/me/listings/days?listing=&until=`: 30 days, oldest first, each of them; of one listing or of all. */
export type OwnDays = { days: OwnDay[] };

/** `PUT /api/property/confirm-availability` with `{listings}`, at most 500 ids: each by itself, as one tap would. */
export type ConfirmedTogether = {
  code: 200;
  confirmed: number;
  refused: { id: string; code: string }[];
  position: string;
};
