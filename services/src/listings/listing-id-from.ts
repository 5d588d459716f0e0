import { type ListingId, listingIdOfSlug } from '@naksha/events/kernel';
import { refusalProblem } from '../commands/refusal.ts';
import { noSuchListing } from './listing-refusals.ts';

/** From an id or slug, old or new. */
export function parseListingId(text: string): ListingId {
  const id = listingIdOfSlug(text);
  if (!id) throw refusalProblem(noSuchListing);
  return id;
}
