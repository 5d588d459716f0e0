import type { Area } from '../../kernel/area.ts';
import type { AccountId, ListingId } from '../../kernel/ids.ts';
import type { ListerType, RejectionReason, StaffRole, Subtype, VerificationCheck } from '../../kernel/options.ts';
import type { CheckedSample, ListingEvent } from '../listing-events.ts';
import type { ListingCard, ListingState } from './listing-card.ts';
import type { ShownPhoto } from './photos.ts';

/** A field of the verified facts, and what a revision makes of it; null where it is not given. */
export type FactChange = { field: string; from: unknown; to: unknown };

/** A new listing, or a verified one whose revision waits. */
export type ReviewItem = {
  listing: ListingCard & {
    listing_state: ListingState;
    /** An opaque id: what one seller posted can be rejected together. */
    seller: AccountId;
    lister: ListerType;
    description?: string;
    own: boolean;
  };
  waiting_since: string;
  /** What an edit would change, as the fields of the verified listing and of the proposal. */
  changes?: FactChange[];
  /** Those that an edited listing would show; missing where nothing waits, or it would show none. */
  waiting_photos?: ShownPhoto[];
  /** Rejected before and sent again: what for, what its owner has changed since, and what of it stands as it was. */
  rejected?: {
    on: string;
    codes: RejectionReason[];
    reasons: string[];
    changes: FactChange[];
    standing: RejectionReason[];
  };
  /** Listings of the same owner that are probably the same property, the nearest in time first; missing where there are none. */
  alike?: AlikeListing[];
};
export type AlikeListing = {
  id: ListingId;
  slug: string;
  title: string;
  property_subtype: Subtype;
  expected_price: number;
  area: Area;
  listing_state: ListingState;
  posted_on: string;
  /** Metres between the two. */
  apart: number;
};

/** `GET /api/staff/review`: sellers in turn, oldest first, demo listings after all real ones. */
export type ReviewQueue = { items: ReviewItem[] };

/** `GET /api/staff/review-claims`: who is deciding about what just now; `initial` of a first name, '' where none is known. */
export type ReviewClaim = { listing: ListingId; mine: boolean; role: StaffRole; initial: string; until: string };
export type ReviewClaimsHeld = { claims: ReviewClaim[] };

/** `GET /api/staff/listings/{id}/history`: oldest first. */
export type ListingHistory = { entries: HistoryEntry[] };
/** `actor` and `initial` of staff alone: whom to ask. What was decided has its grounds. */
export type HistoryEntry = {
  what: ListingEvent['type'];
  at: string;
  by: 'owner' | 'staff' | 'system';
  actor?: AccountId;
  initial?: string;
  role?: StaffRole;
  price?: number;
  checks?: VerificationCheck[];
  withdrawn?: RejectionReason[];
  /** Nobody looked at this one: the sample of its import stands for it. */
  sample?: CheckedSample;
  codes?: RejectionReason[];
  reasons?: string[];
};
