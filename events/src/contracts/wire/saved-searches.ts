import type { AlertFrequency, QuietHours } from '../../kernel/alerts.ts';
import type { ListingId, SearchId } from '../../kernel/ids.ts';

export type SavedSearch = {
  id: SearchId;
  /** Missing if it has no name. */
  name?: string;
  /** Filter with city and camera, as in the address of /home. */
  view: string;
  frequency: AlertFrequency;
  quiet: QuietHours;
  /** No texts are sent. */
  paused: boolean;
  saved_on: string;
  /** New since its owner last looked: the newest hundred with the total, for matches and price reductions. */
  fresh: ListingId[];
  fresh_count: number;
  cuts: ListingId[];
  cuts_count: number;
};

/** `GET /api/me/searches?after=`: newest first; an account has at most fifty. */
export type SavedSearches = { searches: SavedSearch[] };
