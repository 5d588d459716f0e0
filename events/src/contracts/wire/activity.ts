import type { ListingId } from '../../kernel/ids.ts';
import type { Subtype } from '../../kernel/options.ts';
import type { ListingCard } from './listing-card.ts';

/** What somebody did about listings, each a page of theirs. */
export const ACTIVITIES = ['saved', 'contacted', 'viewed'] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** What has become of the listing since. `not_public`: before staff again, or taken off the market by them. */
export type ActivityState = 'on_market' | 'sold' | 'not_public' | 'removed';

/** One listing that somebody saved, asked about or looked at; it stays when the listing goes. */
export type ActivityEntry = {
  listing: ListingId;
  /** When that was last, ISO 8601; of a view the day in India, YYYY-MM-DD. */
  at: string;
  saved: boolean;
  state: ActivityState;
  property_subtype: Subtype;
  /** Of a listing that was removed, unless its seller was erased. */
  title?: string;
  /** As it is now; missing where it can't be opened. */
  card?: ListingCard;
  /** What it was asked for then, where that is another price than now. */
  price_then?: number;
};

/** `GET /api/me/activity/{saved|contacted|viewed}?cursor=&after=`: the caller's own, the newest first, 24 a page. `total`: of all. */
export type ActivityPage = { entries: ActivityEntry[]; total: number; cursor: string | null };
