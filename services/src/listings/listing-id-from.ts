import { type ListingId, listingIdOfSlug } from '@naksha/events/kernel';
import { refusalProblem } from '../commands/refusal.ts';
import { noSuchListing } from './listing-refusals.ts';

/** A path's or body's listing, named by its id or by a slug, old or new. @throws Problem 404 where it can be neither */
export function listingIdFrom(text: string): ListingId {
  const id = listingIdOfSlug(text);
  if (!id) throw refusalProblem(noSuchListing);
  return id;
}
