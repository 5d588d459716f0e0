import type { ListingId } from '../../kernel/ids.ts';
import type { ReportKind, Subtype } from '../../kernel/options.ts';
import type { ListingState } from './listing-card.ts';

/**
 * `POST /api/reports`: by anybody; `browser` is a name of its own that the browser keeps, so that it says a thing once;
 * `proof`: of work, where the answer asked for some in place of taking it.
 */
export type NewReport = { listing: string; kind: ReportKind; note?: string; browser: string; proof?: string };

/**
 * What was said of one listing and waits for staff: of `count` the oldest few; `up_to` is when the newest came. `listing` is missing
 * where there never was one.
 */
export type ReportedListing = {
  id: ListingId;
  reports: { id: string; kind: ReportKind; note: string; on: string; signed_in: boolean }[];
  count: number;
  up_to: string;
  /** The reader's own: somebody else settles it. */
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
/** `GET /api/staff/reports`: the longest waiting first; `more` listings than these wait. */
export type ReportDeskAnswer = { listings: ReportedListing[]; more: number };
