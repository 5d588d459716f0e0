import { z } from 'zod';
import type { Refusal } from '../commands/refusal.ts';
import type { PostedListing } from './listing.ts';

/** A listing never seen by staff, or a revision of a verified one. */
export const waitsForReview = ({ state, pending }: PostedListing): boolean =>
  state === 'under_review' || pending !== undefined;

export const nothingToReview: Refusal = {
  status: 409,
  code: 'nothing_to_review',
  detail: 'nothing of this listing waits for review',
};

/**
 * What the review queue showed whoever decides now. Optional, so that a script may decide on the listing as it is; what is
 * given must still be so.
 */
export const seenInQueue = z.object({
  waiting_since: z.iso.datetime().optional(),
  expected_price: z.number().optional(),
});
export type Seen = z.output<typeof seenInQueue>;

/** Staff vouch for what they saw: facts and price, not for what its owner has put there meanwhile. */
export const hasChangedSince = (seen: Seen, { statedAt, price }: PostedListing): boolean =>
  (seen.waiting_since !== undefined && Date.parse(seen.waiting_since) !== Date.parse(statedAt ?? '')) ||
  (seen.expected_price !== undefined && seen.expected_price !== price);

export const changedMeanwhile: Refusal = {
  status: 409,
  code: 'changed_meanwhile',
  detail: 'its owner has changed it since: look again',
};
