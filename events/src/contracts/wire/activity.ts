import type { ListingId } from '../../kernel/ids.ts';
import type { Subtype } from '../../kernel/options.ts';
import type { ListingCard } from './listing-card.ts';

export const ACTIVITIES = ['saved', 'contacted', 'viewed'] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** Current state of the listing. `not_public`: under review again, or taken down. */
export type ActivityState = 'on_market' | 'sold' | 'not_public' | 'removed';

/** Kept when the listing is deleted. */
export type ActivityEntry = {
  listing: ListingId;
  /** ISO 8601; for views the Indian day, YYYY-MM-DD. */
  at: string;
  saved: boolean;
  state: ActivityState;
  property_subtype: Subtype;
  /** Of a deleted listing, unless its seller was erased. */
  title?: string;
  /** Missing if it is not public. */
  card?: ListingCard;
  /** Only if different. */
  price_then?: number;
};

/** Newest first, 24 per page. `total`: of all pages. */
export type ActivityPage = { entries: ActivityEntry[]; total: number; cursor: string | null };
