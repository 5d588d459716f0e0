import type { Caller } from '@naksha/events/contracts';
import { accepted, type FieldError, refused } from '@naksha/events/kernel';
import { wrongFields } from '../../commands/refusal.ts';
import { cleanLine, letters } from '../../text/clean-text.ts';
import { refuseContacts } from '../../text/refuse-contacts.ts';
import { listing } from '../listing.ts';
import type { ListingRule } from '../listing-command.ts';
import { findReviewable, type Seen } from '../review.ts';

const MAX_REASONS = 10;

/** Staff say why; the owner reads it. Of a verified listing only the waiting revision is rejected. */
export const rejectListing: ListingRule<{ caller: Caller; reasons: readonly string[]; seen?: Seen }> = {
  ...listing,
  decide(state, { caller, reasons, seen = {} }) {
    const found = findReviewable(state, caller, seen);
    if ('refusal' in found) return found;
    if (reasons.length < 1 || reasons.length > MAX_REASONS)
      return refused(wrongFields([{ field: 'reasons', reason: `must be 1 to ${MAX_REASONS}` }]));
    const clean = reasons.map(cleanLine);
    const errors: FieldError[] = [];
    clean.forEach((reason, i) => {
      if (letters(reason) < 1 || letters(reason) > 200)
        errors.push({ field: `reasons.${i}`, reason: 'must have 1 to 200 letters' });
      else refuseContacts(`reasons.${i}`, reason, { errors, allowed: caller.staff });
    });
    return errors.length > 0
      ? refused(wrongFields(errors))
      : accepted({ type: 'ListingRejected', data: { reasons: clean } });
  },
};
