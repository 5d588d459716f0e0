import type { ListerType } from '../../kernel/options.ts';
import type { ListingCard, ListingState } from './listing-card.ts';

/** A new listing, or a verified one whose revision waits. */
export type ReviewItem = {
  listing: ListingCard & { listing_state: ListingState; lister: ListerType; description?: string; own: boolean };
  waiting_since: string;
  /** What an edit would change, as the fields of the verified listing and of the proposal. */
  changes?: { field: string; from: unknown; to: unknown }[];
};

/** `GET /api/staff/review`: oldest first, demo listings after all real ones. */
export type ReviewQueue = { items: ReviewItem[] };
