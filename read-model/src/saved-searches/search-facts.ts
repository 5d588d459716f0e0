import type { ListingId, SearchId } from '@naksha/events/kernel';

type Found = { listings: readonly ListingId[]; count: number };
export type SearchFound = { fresh: Found; cuts: Found };

export interface SearchFacts {
  /** Searches without a name are missing. */
  findNames(ids: readonly SearchId[]): Promise<ReadonlyMap<SearchId, string>>;
  /** Searches without news are missing. */
  findNews(
    searches: readonly { id: SearchId; view: string; since: string }[],
  ): Promise<ReadonlyMap<SearchId, SearchFound>>;
}

export const SEARCH_FACTS = Symbol('SearchFacts');
