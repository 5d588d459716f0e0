import type { Sort } from '@naksha/events/kernel';
import type { ListingPage } from '@naksha/events/wire/listing-page';

/** What a list has last shown. */
export type KeptPages = {
  pages: readonly ListingPage[];
  /** Whose list it is: the view's, or a stack's. */
  of: string;
  sort: Sort;
  /** They came with the page, from the server, and not as an answer. */
  painted: boolean;
};
type Asked = {
  of: string;
  sort: Sort;
  /** Answers, also those of the view before while the next ones are awaited. */
  answered: readonly ListingPage[] | undefined;
  /** What came with the page, where it is of the asked filter and order. */
  painted: ListingPage | undefined;
};

/**
 * What a list shows now, and keeps for the time when nothing comes: a question that fails leaves the list as it was. What
 * came with the page stands in for a first answer only, and under no other order than its own.
 */
export function keepPages(kept: KeptPages | undefined, { of, sort, answered, painted }: Asked): KeptPages | undefined {
  if (answered)
    return kept?.pages === answered && kept.sort === sort ? kept : { pages: answered, of, sort, painted: false };
  const last = kept?.of === of ? kept : undefined;
  if (last && !last.painted) return last;
  if (painted) return last?.pages[0] === painted ? last : { pages: [painted], of, sort, painted: true };
  return last?.sort === sort ? last : undefined;
}
