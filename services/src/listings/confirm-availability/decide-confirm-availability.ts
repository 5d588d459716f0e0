import type { Caller } from '@naksha/events/contracts';
import { accepted, refused } from '@naksha/events/kernel';
import { listing } from '../listing.ts';
import type { ListingRule } from '../listing-command.ts';
import { alreadySold, isOwnedBy, isSold, ownerOnly, visibleListingOrRefusal } from '../listing-refusals.ts';

/** A repeated confirmation causes no event, unless staff asked in between. */
const MIN_CONFIRMATION_INTERVAL_MS = 86_400_000;

export const confirmAvailability: ListingRule<{ caller: Caller }, { now: Date }> = {
  ...listing,
  decide(state, { caller }, { now }) {
    const found = visibleListingOrRefusal(state, caller);
    if ('refusal' in found) return found;
    const { confirmedAt, lapsed, questioned } = found.listing;
    if (!isOwnedBy(caller, found.listing)) return refused(ownerOnly);
    if (isSold(found.listing)) return refused(alreadySold);
    if (found.listing.state !== 'verified')
      return refused({ status: 409, code: 'not_verified', detail: 'Only a verified listing can be confirmed.' });
    const fresh = confirmedAt !== undefined && now.getTime() - Date.parse(confirmedAt) < MIN_CONFIRMATION_INTERVAL_MS;
    if (fresh && !lapsed && !questioned) return accepted();
    return accepted({ type: 'AvailabilityConfirmed', data: {} });
  },
};
