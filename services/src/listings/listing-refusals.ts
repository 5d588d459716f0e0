import type { Caller } from '@naksha/events/contracts';
import type { Refusal } from '../commands/refusal.ts';
import type { Listing, PostedListing } from './listing.ts';

export { staffOnlyRefusal } from '../commands/refusal.ts';

export const noSuchListing: Refusal = { status: 404, code: 'no_such_listing', detail: 'Listing not found.' };
export const listingDeleted: Refusal = { status: 410, code: 'listing_deleted', detail: 'The listing was deleted.' };
export const notYourListing: Refusal = {
  status: 403,
  code: 'not_yours',
  detail: 'Only the owner of a listing or staff can do this.',
};
export const ownerOnly: Refusal = {
  status: 403,
  code: 'owner_only',
  detail: 'Only the owner of a listing can do this.',
};
export const ownReviewRefusal: Refusal = {
  status: 403,
  code: 'review_own_listing',
  detail: 'You cannot review your own listing.',
};
export const alreadySold: Refusal = { status: 409, code: 'listing_sold', detail: 'The listing is already sold.' };

/** Callers who may not see it get the response of a missing listing, so that ids under review are not revealed. */
export function visibleListingOrRefusal(
  listing: Listing,
  caller: Pick<Caller, 'account' | 'staff'>,
): { listing: PostedListing } | { refusal: Refusal } {
  if (listing.state === 'unposted') return { refusal: noSuchListing };
  const insider = caller.staff || isOwnedBy(caller, listing);
  if (listing.state === 'deleted') return { refusal: listing.published || insider ? listingDeleted : noSuchListing };
  if (!insider && !isPublic(listing)) return { refusal: noSuchListing };
  return { listing };
}

const isPublic = (listing: PostedListing): boolean => listing.state === 'verified' || isSold(listing);
export const isSold = ({ state }: PostedListing): boolean => state === 'sold' || state === 'sold_by_naksha';
export const isOwnedBy = ({ account }: Pick<Caller, 'account'>, { seller }: PostedListing): boolean =>
  account === seller;
