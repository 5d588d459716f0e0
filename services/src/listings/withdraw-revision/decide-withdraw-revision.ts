import type { Caller } from '@naksha/events/contracts';
import { accepted, refused } from '@naksha/events/kernel';
import { listing } from '../listing.ts';
import type { ListingRule } from '../listing-command.ts';
import { isOwnedBy, notYourListing, visibleListingOrRefusal } from '../listing-refusals.ts';

/** The public version is unchanged. */
export const withdrawRevision: ListingRule<{ caller: Caller }> = {
  ...listing,
  decide(state, { caller }) {
    const found = visibleListingOrRefusal(state, caller);
    if ('refusal' in found) return found;
    const mine = isOwnedBy(caller, found.listing);
    if (!mine && !caller.staff) return refused(notYourListing);
    if (!found.listing.pending)
      return refused({
        status: 409,
        code: 'nothing_to_withdraw',
        detail: 'No changes to this listing are under review.',
      });
    return accepted({ type: 'ListingRevisionWithdrawn', data: { by: mine ? 'owner' : 'staff' } });
  },
};
