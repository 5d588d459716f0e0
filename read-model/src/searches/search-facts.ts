import type { ListingId, SearchId } from '@naksha/events/kernel';

/** The newest, and the total. */
type Found = { listings: readonly ListingId[]; count: number };
/** New matches since it was last viewed, and price reductions. */
export type SearchFound = { fresh: Found; cuts: Found };

/** The write side's data on saved searches: names, and matches. */
export interface SearchFacts {
  /** Searches without a name are missing. */
  names(ids: readonly SearchId[]): Promise<ReadonlyMap<SearchId, string>>;
  /** Searches without news are missing. */
  news(searches: readonly { id: SearchId; view: string; since: string }[]): Promise<ReadonlyMap<SearchId, SearchFound>>;
}

export const SEARCH_FACTS = Symbol('SearchFacts');
