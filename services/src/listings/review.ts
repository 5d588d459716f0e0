import { type Caller, hasAnyRoleOrIsAdministrator } from '@naksha/events/contracts';
import { refused, type StaffRole } from '@naksha/events/kernel';
import { z } from 'zod';
import type { Refusal } from '../commands/refusal.ts';
import type { Listing, PostedListing } from './listing.ts';
import { isOwnedBy, ownReviewRefusal, staffOnlyRefusal, visibleListingOrRefusal } from './listing-refusals.ts';

/** Unverified, or a revision of a verified one. */
const isWaitingForReview = ({ state, pending }: PostedListing): boolean =>
  state === 'under_review' || pending !== undefined;

export const nothingToReview: Refusal = {
  status: 409,
  code: 'nothing_to_review',
  detail: 'This listing has no changes to review.',
};

/** Optional for scripts; if given, it must be current. */
export const seenVersion = z.object({
  waiting_since: z.iso.datetime().optional(),
  expected_price: z.number().meta({ minimum: 1, maximum: 999_999_999 }).optional(),
});
export type Seen = z.output<typeof seenVersion>;

export const highestReviewerRole = ({ roles = [] }: Caller): StaffRole =>
  roles.includes('administrator') ? 'administrator' : 'reviewer';

/** Staff verify the facts and price they saw, not later changes. */
const hasChangedSince = (seen: Seen, { statedAt, price }: PostedListing): boolean =>
  (seen.waiting_since !== undefined && Date.parse(seen.waiting_since) !== Date.parse(statedAt ?? '')) ||
  (seen.expected_price !== undefined && seen.expected_price !== price);

const changedMeanwhile: Refusal = {
  status: 409,
  code: 'changed_meanwhile',
  detail: 'The owner changed this listing while you were reviewing it. Review it again.',
};

export function reviewableListingOrRefusal(
  state: Listing,
  caller: Caller,
  seen: Seen,
): { listing: PostedListing } | { refusal: Refusal } {
  if (!hasAnyRoleOrIsAdministrator(caller, 'reviewer')) return refused(staffOnlyRefusal);
  const found = visibleListingOrRefusal(state, caller);
  if ('refusal' in found) return found;
  if (isOwnedBy(caller, found.listing)) return refused(ownReviewRefusal);
  if (!isWaitingForReview(found.listing)) return refused(nothingToReview);
  if (hasChangedSince(seen, found.listing)) return refused(changedMeanwhile);
  return found;
}
