import { type Caller, hasAnyRoleOrIsAdministrator } from '@naksha/events/contracts';
import { accepted, type RejectionReason, refused } from '@naksha/events/kernel';
import { listing } from '../listing.ts';
import type { ListingRule } from '../listing-command.ts';
import { isOwnedBy, ownReviewRefusal, staffOnlyRefusal, visibleListingOrRefusal } from '../listing-refusals.ts';
import { cleanReasonsOrRefusal } from '../reject-listing/read-reasons.ts';
import { highestReviewerRole, nothingToReview } from '../review.ts';

export type TakingDown = { caller: Caller; reasons: readonly string[]; codes?: readonly RejectionReason[] };

/** It leaves the market until it is verified again. */
export const takeDown: ListingRule<TakingDown> = {
  ...listing,
  decide(state, { caller, reasons, codes = [] }) {
    if (!hasAnyRoleOrIsAdministrator(caller, 'reviewer')) return refused(staffOnlyRefusal);
    const found = visibleListingOrRefusal(state, caller);
    if ('refusal' in found) return found;
    if (isOwnedBy(caller, found.listing)) return refused(ownReviewRefusal);
    if (found.listing.state !== 'verified') return refused(nothingToReview);
    const read = cleanReasonsOrRefusal({ reasons, codes }, caller);
    if ('refusal' in read) return read;
    const { seller } = found.listing;
    return accepted({
      type: 'ListingRejected',
      data: { ...read, by: highestReviewerRole(caller), seller, takenDown: true },
    });
  },
};
