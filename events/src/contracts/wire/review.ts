import type { AccountId } from '../../kernel/ids.ts';
import type { ListerType } from '../../kernel/options.ts';
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
  /** Those that an edit would show in the place of the listing's own; missing where it has none, or leaves them. */
  waiting_photos?: ShownPhoto[];
};

/** `GET /api/staff/review`: sellers in turn, oldest first, demo listings after all real ones. */
export type ReviewQueue = { items: ReviewItem[] };
