import type { AlertFrequency, QuietHours } from '../../kernel/alerts.ts';
import type { ListingId, SearchId } from '../../kernel/ids.ts';

export type SavedSearch = {
  id: SearchId;
  name?: string;
  /** As in the address of /home, with city and camera. */
  view: string;
  frequency: AlertFrequency;
  quiet: QuietHours;
  /** No texts are sent. */
  paused: boolean;
  saved_on: string;
  /** Since its owner last looked: the newest hundred with the total. */
  fresh: ListingId[];
  fresh_count: number;
  cuts: ListingId[];
  cuts_count: number;
};

/** Newest first, at most fifty. */
export type SavedSearches = { searches: SavedSearch[] };
