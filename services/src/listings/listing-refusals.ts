import type { Caller } from '@naksha/events/contracts';
import type { Refusal } from '../commands/refusal.ts';
import type { Listing, PostedListing } from './listing.ts';

export { staffOnly } from '../commands/refusal.ts';

export const noSuchListing: Refusal = { status: 404, code: 'no_such_listing', detail: 'there is no such listing' };
export const listingDeleted: Refusal = { status: 410, code: 'listing_deleted', detail: 'the listing was deleted' };
export const notYours: Refusal = {
  status: 403,
  code: 'not_yours',
  detail: 'only its owner or staff may do this with a listing',
};
export const ownerOnly: Refusal = {
  status: 403,
  code: 'owner_only',
  detail: 'only its owner may do this with a listing',
};
export const reviewOwn: Refusal = {
  status: 403,
  code: 'review_own_listing',
  detail: 'nobody reviews a listing of their own',
};
export const alreadySold: Refusal = { status: 409, code: 'listing_sold', detail: 'the listing is sold' };

/**
 * The listing, or why there is none to do anything with. Whoever may not see it gets the same refusal as for one that does not
 * exist, so that nobody learns which ids are under review or were deleted before they were public.
 */
export function existing(
  listing: Listing,
  caller: Pick<Caller, 'account' | 'staff'>,
): { listing: PostedListing } | { refusal: Refusal } {
  if (listing.state === 'unposted') return { refusal: noSuchListing };
  const insider = caller.staff || owns(caller, listing);
  if (listing.state === 'deleted') return { refusal: listing.published || insider ? listingDeleted : noSuchListing };
  if (!insider && !isPublic(listing)) return { refusal: noSuchListing };
  return { listing };
}

const isPublic = (listing: PostedListing): boolean => listing.state === 'verified' || isSold(listing);
export const isSold = ({ state }: PostedListing): boolean => state === 'sold' || state === 'sold_by_naksha';
export const owns = ({ account }: Pick<Caller, 'account'>, { seller }: PostedListing): boolean => account === seller;
