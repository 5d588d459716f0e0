import type { Amenity } from '../../kernel/amenities.ts';
import type { Area } from '../../kernel/area.ts';
import type { WireAttributes } from '../../kernel/attributes/listing-attributes.ts';
import type { AccountId, ListingId } from '../../kernel/ids.ts';
import type { ListerType, RejectionReason, StaffRole, Subtype, VerificationCheck } from '../../kernel/options.ts';
import type { CheckedSample, ListingEvent } from '../listing-events.ts';
import type { ListingCard, ListingState } from './listing-card.ts';
import type { ShownPhoto } from './photos.ts';

/** Null if missing. */
export type FactChange = { field: string; from: unknown; to: unknown };

export type ReviewItem = {
  listing: ListingCard & {
    listing_state: ListingState;
    /** Opaque; for rejecting a seller's posts together. */
    seller: AccountId;
    lister: ListerType;
    description?: string;
    details: WireAttributes;
    amenities: readonly Amenity[];
    own: boolean;
  };
  waiting_since: string;
  changes?: FactChange[];
  /** Of the revision. */
  waiting_photos?: ShownPhoto[];
  /** Rejection reasons, and the changes since. */
  rejected?: {
    on: string;
    codes: RejectionReason[];
    reasons: string[];
    changes: FactChange[];
    standing: RejectionReason[];
  };
  /** Probable duplicates, nearest in time first. */
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
  /** In metres. */
  apart: number;
};

/** Alternating between sellers, oldest first, demos last. */
export type ReviewQueue = { items: ReviewItem[] };

/** `initial`: of a first name, or ''. */
export type ReviewClaim = { listing: ListingId; mine: boolean; role: StaffRole; initial: string; until: string };
export type ReviewClaimsHeld = { claims: ReviewClaim[] };

/** Oldest first. */
export type ListingHistory = { entries: HistoryEntry[] };
/** `actor` and `initial` are for staff only. */
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
  sample?: CheckedSample;
  codes?: RejectionReason[];
  reasons?: string[];
};
