import type { Sort } from '@naksha/events/kernel';
import type { ListingPage } from '@naksha/events/wire/listing-page';

export type LastPages = {
  pages: readonly ListingPage[];
  of: string;
  sort: Sort;
  painted: boolean;
};
type Asked = {
  of: string;
  sort: Sort;
  /** Includes placeholders of the previous view. */
  answered: readonly ListingPage[] | undefined;
  /** Only if its filter and order match. */
  painted: ListingPage | undefined;
};

/** Data of the server-rendered page replaces only a first response in its own order. */
export function choosePages(
  kept: LastPages | undefined,
  { of, sort, answered, painted }: Asked,
): LastPages | undefined {
  if (answered)
    return kept?.pages === answered && kept.sort === sort ? kept : { pages: answered, of, sort, painted: false };
  const last = kept?.of === of ? kept : undefined;
  if (last && !last.painted) return last;
  if (painted) return last?.pages[0] === painted ? last : { pages: [painted], of, sort, painted: true };
  return last?.sort === sort ? last : undefined;
}
