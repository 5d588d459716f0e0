import type { Caller } from '@naksha/events/contracts';
import { accepted, refused } from '@naksha/events/kernel';
import { listing } from '../listing.ts';
import type { ListingRule } from '../listing-command.ts';
import { existing, notYours, owns } from '../listing-refusals.ts';

/** The public version is unchanged. */
export const withdrawRevision: ListingRule<{ caller: Caller }> = {
  ...listing,
  decide(state, { caller }) {
    const found = existing(state, caller);
    if ('refusal' in found) return found;
    const mine = owns(caller, found.listing);
    if (!mine && !caller.staff) return refused(notYours);
    if (!found.listing.pending)
      return refused({ status: 409, code: 'nothing_to_withdraw', detail: 'This listing has no changes in review.' });
    return accepted({ type: 'ListingRevisionWithdrawn', data: { by: mine ? 'owner' : 'staff' } });
  },
};
