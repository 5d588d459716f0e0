import type { Caller } from '@naksha/events/contracts';
import { accepted, refused, VERIFICATION_CHECKS, type VerificationCheck } from '@naksha/events/kernel';
import { wrongFields } from '../../commands/refusal.ts';
import { listing } from '../listing.ts';
import type { ListingRule } from '../listing-command.ts';
import { findReviewable, type Seen } from '../review.ts';

/** Staff vouch for what they checked, but nobody for a listing of their own. */
export const verifyListing: ListingRule<{ caller: Caller; checks: readonly string[]; seen?: Seen }> = {
  ...listing,
  decide(state, { caller, checks, seen = {} }) {
    const found = findReviewable(state, caller, seen);
    if ('refusal' in found) return found;
    const unknown = checks.find((check) => !VERIFICATION_CHECKS.includes(check as VerificationCheck));
    if (unknown !== undefined || checks.length === 0)
      return refused(wrongFields([{ field: 'checks', reason: `must name some of ${VERIFICATION_CHECKS.join(', ')}` }]));
    return accepted({
      type: 'ListingVerified',
      data: { checks: VERIFICATION_CHECKS.filter((check) => checks.includes(check)), price: found.listing.price },
    });
  },
};
