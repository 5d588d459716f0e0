import { type Caller, hasAnyRoleOrIsAdministrator } from '@naksha/events/contracts';
import { accepted, refused } from '@naksha/events/kernel';
import { listing } from '../listing.ts';
import type { ListingRule } from '../listing-command.ts';
import { isOwnedBy, notYourListing, visibleListingOrRefusal } from '../listing-refusals.ts';

/** By owner or staff. */
export const deleteListing: ListingRule<{ caller: Caller }> = {
  ...listing,
  decide(state, { caller }) {
    const found = visibleListingOrRefusal(state, caller);
    if ('refusal' in found) return found;
    const mine = isOwnedBy(caller, found.listing);
    if (!mine && !hasAnyRoleOrIsAdministrator(caller, 'reviewer')) return refused(notYourListing);
    return accepted({ type: 'ListingDeleted', data: { by: mine ? 'owner' : 'staff' } });
  },
};
