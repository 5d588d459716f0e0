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
