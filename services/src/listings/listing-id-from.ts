import { type ListingId, parseListingIdFromSlug } from '@naksha/events/kernel';
import { refusalProblem } from '../commands/refusal.ts';
import { noSuchListing } from './listing-refusals.ts';

/** From an id or slug, old or new. */
export function listingIdOfSlugOrThrow(text: string): ListingId {
  const id = parseListingIdFromSlug(text);
  if (!id) throw refusalProblem(noSuchListing);
  return id;
}
