import { buildListingSlug, type ListingId, type Subtype } from '@naksha/events/kernel';
import type { Documents } from '../documents/documents.ts';
import { listingKind, ON_MARKET } from '../listing/listing-kind.ts';

/** Leaves room for growth below the 50 MB of sitemaps.org: percent-encoded titles make entries of 6 KB. */
const MAX_PART = 8_000;
const BATCH = 1_000;

export type HomeSitemapEntry = {
  id: ListingId;
  subtype: Subtype;
  slug: string;
  changedAt: string;
};
type Row = Pick<HomeSitemapEntry, 'id' | 'subtype' | 'changedAt'> & { title: string };

export async function listSitemapPartStarts(documents: Documents, size: number): Promise<ListingId[]> {
  const find = async (after: string, skip: number) => {
    const rest = `${ON_MARKET} and id > $1 order by id offset $2 limit 1`;
    const [row] = await documents.select<{ id: ListingId }>(listingKind, 'id', rest, [after, skip]);
    return row?.id;
  };
  const parts: ListingId[] = [];
  for (let first = await find('', 0); first; first = await find(first, size - 1)) parts.push(first);
  return parts;
}

/** The last part also includes new homes. */
export async function* loadHomeSitemapEntries(
  documents: Documents,
  { from, before, batch = BATCH }: { from: ListingId; before?: ListingId; batch?: number },
): AsyncGenerator<HomeSitemapEntry[]> {
  let [next, operator, left]: [ListingId | undefined, string, number] = [from, '>=', MAX_PART];
  while (next && left > 0) {
    const rows: Row[] = await documents.select<Row>(
      listingKind,
      `id, body->'facts'->>'subtype' as subtype, body->'free'->>'title' as title,
        coalesce(body->>'changedAt', body->>'postedAt') as "changedAt"`,
      `${ON_MARKET} and id ${operator} $1 and ($2::text is null or id < $2) order by id limit $3`,
      [next, before ?? null, Math.min(batch, left)],
    );
    if (rows.length > 0) yield rows.map(({ title, ...row }) => ({ ...row, slug: buildListingSlug(title, row.id) }));
    left -= rows.length;
    [next, operator] = [rows.length === batch ? rows[batch - 1].id : undefined, '>'];
  }
}
