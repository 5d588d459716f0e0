import type { ListingId } from '../../kernel/ids.ts';
import type { ReportKind, Subtype } from '../../kernel/options.ts';
import type { ListingState } from './listing-card.ts';

/** `browser`: kept by the browser, so that it reports once. `proof`: if an earlier response requested it. */
export type NewReport = { listing: string; kind: ReportKind; note?: string; browser: string; proof?: string };

/** The oldest of `count`; `up_to`: time of the newest. `listing` is missing if it never existed. */
export type ReportedListing = {
  id: ListingId;
  reports: { id: string; kind: ReportKind; note: string; on: string; signed_in: boolean }[];
  count: number;
  up_to: string;
  /** Others must settle it. */
  own: boolean;
  listing?: {
    slug: string;
    title: string;
    property_subtype: Subtype;
    expected_price: number;
    listing_state: ListingState;
    city: string;
    locality: string;
  };
};
/** Longest waiting first; `more`: further listings. */
export type ReportDeskAnswer = { listings: ReportedListing[]; more: number };
