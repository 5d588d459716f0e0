import type { Suggestion } from './suggestions.ts';

/** Stated in the privacy policy. */
export const MISSED_SEARCH_KEPT_DAYS = 90;
/** Of different days and of different sessions. A search of fewer is not shown, for privacy. */
export const MIN_MISSED = 5;

/** `query`: in the page's URL format. `session`: random, of a browser tab. */
export type MissedSearchReport = { query: string; session: string };

/** `sessions`: rounded down to a multiple of five. `places`: those that it names. */
export type MissedSearch = { query: string; sessions: number; places: Suggestion[] };
/** Most searched for first. */
export type MissedSearches = { searches: MissedSearch[] };
