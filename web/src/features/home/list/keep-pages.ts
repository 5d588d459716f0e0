import type { Sort } from '@naksha/events/kernel';
import type { ListingPage } from '@naksha/events/wire/listing-page';

/** What a list showed last. */
export type KeptPages = {
  pages: readonly ListingPage[];
  /** The list that it belongs to: the view's, or a stack's. */
  of: string;
  sort: Sort;
  /** It came from the server-rendered page. */
  painted: boolean;
};
type Asked = {
  of: string;
  sort: Sort;
  /** Responses, including placeholders of the previous view. */
  answered: readonly ListingPage[] | undefined;
  /** Data of the server-rendered page, if its filter and order match. */
  painted: ListingPage | undefined;
};

/**
 * What a list shows now, and keeps if a request fails. Data of the server-rendered page replaces only a first response in its own
 * order.
 */
export function keepPages(kept: KeptPages | undefined, { of, sort, answered, painted }: Asked): KeptPages | undefined {
  if (answered)
    return kept?.pages === answered && kept.sort === sort ? kept : { pages: answered, of, sort, painted: false };
  const last = kept?.of === of ? kept : undefined;
  if (last && !last.painted) return last;
  if (painted) return last?.pages[0] === painted ? last : { pages: [painted], of, sort, painted: true };
  return last?.sort === sort ? last : undefined;
}
