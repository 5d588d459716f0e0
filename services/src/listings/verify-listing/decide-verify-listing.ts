import { type Caller, findUnresolvedRejectionReasons } from '@naksha/events/contracts';
import {
  accepted,
  REQUIRED_CHECKS,
  type RejectionReason,
  refused,
  VERIFICATION_CHECKS,
  type VerificationCheck,
} from '@naksha/events/kernel';
import { invalidFieldsRefusal, type Refusal } from '../../commands/refusal.ts';
import { listing } from '../listing.ts';
import type { ListingRule } from '../listing-command.ts';
import { highestReviewerRole, reviewableListingOrRefusal, type Seen } from '../review.ts';

/** `withdrawn`: unchanged objections of an earlier rejection that staff no longer hold. */
export type Verification = {
  caller: Caller;
  checks: readonly string[];
  withdrawn?: readonly RejectionReason[];
  seen?: Seen;
};

/** At least the seller was reached and the place is right; never their own. Demo listings need no checks. */
export const verifyListing: ListingRule<Verification> = {
  ...listing,
  decide(state, { caller, checks, withdrawn = [], seen = {} }) {
    const found = reviewableListingOrRefusal(state, caller, seen);
    if ('refusal' in found) return found;
    const { price, demo, objections, facts, pending, free } = found.listing;
    const wrong = demo ? findDemoCheckError(checks) : findCheckError(checks);
    if (wrong) return refused(invalidFieldsRefusal([{ field: 'checks', reason: wrong }]));
    if (demo) return accepted({ type: 'ListingVerified', data: { checks: [], price } });

    const made = VERIFICATION_CHECKS.filter((check) => checks.includes(check));
    const now = { facts: pending ?? facts, free, price };
    const standing = objections ? findUnresolvedRejectionReasons(objections, now, made) : [];
    const held = standing.filter((reason) => !withdrawn.includes(reason));
    if (held.length > 0) return refused(openObjectionRefusal(held));
    return accepted({
      type: 'ListingVerified',
      data: {
        checks: made,
        price,
        by: highestReviewerRole(caller),
        ...(standing.length > 0 && { withdrawn: standing }),
      },
    });
  },
};

const findDemoCheckError = (checks: readonly string[]): string | undefined =>
  checks.length > 0 ? 'must be empty for a demo listing' : undefined;

function findCheckError(checks: readonly string[]): string | undefined {
  if (checks.some((check) => !VERIFICATION_CHECKS.includes(check as VerificationCheck)))
    return `must be one or more of ${VERIFICATION_CHECKS.join(', ')}`;
  const missing = REQUIRED_CHECKS.filter((check) => !checks.includes(check));
  return missing.length > 0 ? `must include ${missing.join(' and ')}` : undefined;
}

const openObjectionRefusal = (held: readonly RejectionReason[]): Refusal => ({
  status: 409,
  code: 'objection_stands',
  detail: `The listing was rejected for reasons that still apply: ${held.join(', ')}. Withdraw them, or reject it again.`,
});
