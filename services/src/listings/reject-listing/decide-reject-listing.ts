import type { Caller } from '@naksha/events/contracts';
import { accepted, type FieldError, refused } from '@naksha/events/kernel';
import { wrongFields } from '../../commands/refusal.ts';
import { cleanLine, letters } from '../../text/clean-text.ts';
import { listing } from '../listing.ts';
import type { ListingRule } from '../listing-command.ts';
import { existing, owns, reviewOwn, staffOnly } from '../listing-refusals.ts';
import { refuseContacts } from '../refuse-contacts.ts';
import { changedMeanwhile, hasChangedSince, nothingToReview, type Seen, waitsForReview } from '../review.ts';

const MAX_REASONS = 10;

/** Staff say why; the owner reads it. Of a verified listing only the waiting revision is rejected. */
export const rejectListing: ListingRule<{ caller: Caller; reasons: readonly string[]; seen?: Seen }> = {
  ...listing,
  decide(state, { caller, reasons, seen = {} }) {
    if (!caller.staff) return refused(staffOnly);
    const found = existing(state);
    if ('refusal' in found) return found;
    if (owns(caller, found.listing)) return refused(reviewOwn);
    if (!waitsForReview(found.listing)) return refused(nothingToReview);
    if (hasChangedSince(seen, found.listing)) return refused(changedMeanwhile);
    if (reasons.length < 1 || reasons.length > MAX_REASONS)
      return refused(wrongFields([{ field: 'reasons', reason: `must be 1 to ${MAX_REASONS}` }]));
    const clean = reasons.map(cleanLine);
    const errors: FieldError[] = [];
    clean.forEach((reason, i) => {
      if (letters(reason) < 1 || letters(reason) > 200)
        errors.push({ field: `reasons.${i}`, reason: 'must have 1 to 200 letters' });
      else refuseContacts(`reasons.${i}`, reason, errors);
    });
    return errors.length > 0
      ? refused(wrongFields(errors))
      : accepted({ type: 'ListingRejected', data: { reasons: clean } });
  },
};
