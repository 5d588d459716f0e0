import type { Caller } from '@naksha/events/contracts';
import { accepted, type RejectionReason } from '@naksha/events/kernel';
import { listing } from '../listing.ts';
import type { ListingRule } from '../listing-command.ts';
import { findReviewable, reviewerRole, type Seen } from '../review.ts';
import { readReasons } from './read-reasons.ts';

/** `codes`: reasons of every day, which the owner reads in their own language; `reasons`: whatever else, in staff's words. */
export type Rejection = {
  caller: Caller;
  reasons: readonly string[];
  codes?: readonly RejectionReason[];
  seen?: Seen;
};

/** Staff say why; the owner reads it. Of a verified listing only the waiting revision is rejected. */
export const rejectListing: ListingRule<Rejection> = {
  ...listing,
  decide(state, { caller, reasons, codes = [], seen = {} }) {
    const found = findReviewable(state, caller, seen);
    if ('refusal' in found) return found;
    const read = readReasons({ reasons, codes }, caller);
    if ('refusal' in read) return read;
    return accepted({
      type: 'ListingRejected',
      data: { ...read, by: reviewerRole(caller), seller: found.listing.seller },
    });
  },
};
