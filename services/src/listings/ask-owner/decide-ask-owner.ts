import { type Caller, hasRole } from '@naksha/events/contracts';
import { accepted, type ReportKind, refused } from '@naksha/events/kernel';
import { listing } from '../listing.ts';
import type { ListingRule } from '../listing-command.ts';
import { findVisibleListing, isOwnedBy, ownReviewRefusal, staffOnlyRefusal } from '../listing-refusals.ts';
import { nothingToReview, reviewerRole } from '../review.ts';

export type Asking = { caller: Caller; kind: ReportKind };

/** About a report on a public listing. */
export const askOwner: ListingRule<Asking> = {
  ...listing,
  decide(state, { caller, kind }) {
    if (!hasRole(caller, 'reviewer')) return refused(staffOnlyRefusal);
    const found = findVisibleListing(state, caller);
    if ('refusal' in found) return found;
    if (isOwnedBy(caller, found.listing)) return refused(ownReviewRefusal);
    if (found.listing.state !== 'verified') return refused(nothingToReview);
    return accepted({ type: 'ListingQuestioned', data: { kind, by: reviewerRole(caller) } });
  },
};
