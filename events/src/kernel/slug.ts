import { isListingId, type ListingId } from './ids.ts';
import { splitWords } from './words.ts';

/** A listing's place in the page's address: the words of its title, then its id. Only the id counts when it is resolved. */
export const composeSlug = (title: string, id: ListingId): string => [...splitWords(title), id].join('-');

/** @returns the listing that a slug, however old its words, or a bare id stands for */
export function listingIdOfSlug(slug: string): ListingId | undefined {
  const last = slug.slice(slug.lastIndexOf('-') + 1);
  return isListingId(last) ? last : undefined;
}
