import { type Caller, hasAnyRoleOrIsAdministrator } from '@naksha/events/contracts';
import { accepted, refused } from '@naksha/events/kernel';
import { listing } from '../listing.ts';
import type { ListingRule } from '../listing-command.ts';
import {
  alreadySold,
  isOwnedBy,
  isSold,
  ownerOnly,
  staffOnlyRefusal,
  visibleListingOrRefusal,
} from '../listing-refusals.ts';

/** Only staff mark as sold by Naksha. The listing must have been verified. */
export const markSold: ListingRule<{ caller: Caller; by: 'owner' | 'naksha' }> = {
  ...listing,
  decide(state, { caller, by }) {
    const found = visibleListingOrRefusal(state, caller);
    if ('refusal' in found) return found;
    if (by === 'owner' && !isOwnedBy(caller, found.listing)) return refused(ownerOnly);
    if (by === 'naksha' && !hasAnyRoleOrIsAdministrator(caller, 'reviewer', 'assistant'))
      return refused(staffOnlyRefusal);
    if (isSold(found.listing)) return refused(alreadySold);
    if (found.listing.state !== 'verified')
      return refused({ status: 409, code: 'not_verified', detail: 'Only a verified listing can be marked as sold.' });
    return accepted({ type: 'ListingSold', data: { by } });
  },
};
