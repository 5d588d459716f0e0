import type { Caller, CheckedSample } from '@naksha/events/contracts';
import { accepted, refused } from '@naksha/events/kernel';
import type { Refusal } from '../../commands/refusal.ts';
import { listing } from '../../listings/listing.ts';
import type { ListingRule } from '../../listings/listing-command.ts';
import { highestReviewerRole, reviewableListingOrRefusal } from '../../listings/review.ts';

const notAsImported: Refusal = {
  status: 409,
  code: 'changed_meanwhile',
  detail: 'The listing was changed since the import. Review it individually.',
};

/**
 * Because its import's sample passed. Only if unchanged since the import: a seller could change the rest after the
 * check.
 */
export const verifyBySample: ListingRule<{ caller: Caller; sample: CheckedSample }> = {
  ...listing,
  decide(state, { caller, sample }) {
    const found = reviewableListingOrRefusal(state, caller, {});
    if ('refusal' in found) return found;
    const { state: stands, pending, batch, price, demo } = found.listing;
    const asImported = stands === 'under_review' && !pending && batch === sample.batch;
    if (!asImported || demo) return refused(notAsImported);
    return accepted({ type: 'ListingVerified', data: { checks: [], price, by: highestReviewerRole(caller), sample } });
  },
};
