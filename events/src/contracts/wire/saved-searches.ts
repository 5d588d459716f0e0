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
  /** Found since its owner last looked, the newest first: what came to match, and what got cheaper. */
  fresh: ListingId[];
  cuts: ListingId[];
};

/** `GET /api/me/searches?after=`: the newest first. */
export type SavedSearches = { searches: SavedSearch[] };
