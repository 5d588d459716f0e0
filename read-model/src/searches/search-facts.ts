import type { ListingId, SearchId } from '@naksha/events/kernel';

/** The newest first, not necessarily all, and how many there are. */
type Found = { listings: readonly ListingId[]; count: number };
/** What was found for a search since it was last looked at: came to match, and got cheaper. */
export type SearchFound = { fresh: Found; cuts: Found };

/** What the write side keeps of saved searches: names in the vault, and what their owners are told of. */
export interface SearchFacts {
  /** Those without a name are missing. */
  names(ids: readonly SearchId[]): Promise<ReadonlyMap<SearchId, string>>;
  /** Those with nothing new are missing. */
  news(searches: readonly { id: SearchId; view: string; since: string }[]): Promise<ReadonlyMap<SearchId, SearchFound>>;
}

export const SEARCH_FACTS = Symbol('SearchFacts');
