import type { ListingId } from '@naksha/events/kernel';
import type { SearchHit } from '@naksha/events/wire/suggestions';
import type { Documents } from '../documents/documents.ts';
import { toListingCard } from '../listing/listing-card.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { highlightTermsAsHtml } from './highlight.ts';

/** In the given order; omits listings that left the market. */
export async function loadSearchHits(
  documents: Documents,
  matches: readonly { id: ListingId }[],
  terms: readonly string[],
): Promise<SearchHit[]> {
  const ids = matches.map(({ id }) => id);
  const stored = await documents.getMany(listingKind, ids);
  return ids.flatMap((id) => {
    const listing = stored.get(id)?.body;
    return listing?.state === 'verified'
      ? [{ listing: toListingCard(listing), title_html: highlightTermsAsHtml(listing.free.title, terms) }]
      : [];
  });
}
