import { type ListingId, listingIdOfSlug } from '@naksha/events/kernel';
import { refusalProblem } from '../commands/refusal.ts';
import { noSuchListing } from './listing-refusals.ts';

/** A listing's id from an id or slug, old or new. @throws Problem 404 if it is neither */
export function listingIdFrom(text: string): ListingId {
  const id = listingIdOfSlug(text);
  if (!id) throw refusalProblem(noSuchListing);
  return id;
}
