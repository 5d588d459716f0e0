import type { ListingId } from '../../kernel/ids.ts';
import type { ReportKind, Subtype } from '../../kernel/options.ts';
import type { ListingState } from './listing-card.ts';

/**
 * `POST /api/reports`: by anyone; `browser`: an id kept by the browser, so that it reports once; `proof`: of work, if requested
 * by an earlier response.
 */
export type NewReport = { listing: string; kind: ReportKind; note?: string; browser: string; proof?: string };

/** Open reports of a listing: the oldest of `count`; `up_to`: time of the newest. `listing` is missing if it never existed. */
export type ReportedListing = {
  id: ListingId;
  reports: { id: string; kind: ReportKind; note: string; on: string; signed_in: boolean }[];
  count: number;
  up_to: string;
  /** The reader's own listing, which others must settle. */
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
/** `GET /api/staff/reports`: longest waiting first; `more`: further listings. */
export type ReportDeskAnswer = { listings: ReportedListing[]; more: number };
