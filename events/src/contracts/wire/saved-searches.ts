import type { AlertFrequency, QuietHours } from '../../kernel/alerts.ts';
import type { ListingId, SearchId } from '../../kernel/ids.ts';

export type SavedSearch = {
  id: SearchId;
  /** As its owner calls it; missing where they gave it no name. */
  name?: string;
  /** The filter with city and camera, as the address of /home has it. */
  view: string;
  frequency: AlertFrequency;
  quiet: QuietHours;
  /** No texts come of it. */
  paused: boolean;
  saved_on: string;
  /** Found since its owner last looked, the newest hundred, and how many there are: what came to match, and what got cheaper. */
  fresh: ListingId[];
  fresh_count: number;
  cuts: ListingId[];
  cuts_count: number;
};

/** `GET /api/me/searches?after=`: the newest first. All of them: an account has fifty at most. */
export type SavedSearches = { searches: SavedSearch[] };
