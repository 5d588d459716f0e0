import { type Caller, hasAnyRoleOrIsAdministrator } from '@naksha/events/contracts';
import { accepted, type ReportKind, refused } from '@naksha/events/kernel';
import { listing } from '../listing.ts';
import type { ListingRule } from '../listing-command.ts';
import { isOwnedBy, ownReviewRefusal, staffOnlyRefusal, visibleListingOrRefusal } from '../listing-refusals.ts';
import { highestReviewerRole, nothingToReview } from '../review.ts';

export type Asking = { caller: Caller; kind: ReportKind };

/** About a report on a public listing. */
export const askOwner: ListingRule<Asking> = {
  ...listing,
  decide(state, { caller, kind }) {
    if (!hasAnyRoleOrIsAdministrator(caller, 'reviewer')) return refused(staffOnlyRefusal);
    const found = visibleListingOrRefusal(state, caller);
    if ('refusal' in found) return found;
    if (isOwnedBy(caller, found.listing)) return refused(ownReviewRefusal);
    if (found.listing.state !== 'verified') return refused(nothingToReview);
    return accepted({ type: 'ListingQuestioned', data: { kind, by: highestReviewerRole(caller) } });
  },
};
