import type { Caller } from '@naksha/events/contracts';
import { accepted, type RejectionReason } from '@naksha/events/kernel';
import { listing } from '../listing.ts';
import type { ListingRule } from '../listing-command.ts';
import { highestReviewerRole, reviewableListingOrRefusal, type Seen } from '../review.ts';
import { cleanReasonsOrRefusal } from './read-reasons.ts';

/** `codes`: standard reasons, shown in the owner's language; `reasons`: free text by staff. */
export type Rejection = {
  caller: Caller;
  reasons: readonly string[];
  codes?: readonly RejectionReason[];
  seen?: Seen;
};

/** Of a verified listing, only the pending revision. */
export const rejectListing: ListingRule<Rejection> = {
  ...listing,
  decide(state, { caller, reasons, codes = [], seen = {} }) {
    const found = reviewableListingOrRefusal(state, caller, seen);
    if ('refusal' in found) return found;
    const read = cleanReasonsOrRefusal({ reasons, codes }, caller);
    if ('refusal' in read) return read;
    return accepted({
      type: 'ListingRejected',
      data: { ...read, by: highestReviewerRole(caller), seller: found.listing.seller },
    });
  },
};
