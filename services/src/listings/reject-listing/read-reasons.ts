import type { Caller } from '@naksha/events/contracts';
import { type FieldError, REJECTION_REASONS, type RejectionReason, refused } from '@naksha/events/kernel';
import { z } from 'zod';
import { invalidFieldsRefusal, type Refusal } from '../../commands/refusal.ts';
import { cleanSingleLine, countCodePoints } from '../../text/clean-text.ts';
import { textOrAddContactError } from '../../text/refuse-contacts.ts';

const MAX_REASONS = 10;
const HOW_MANY = `must be 1 to ${MAX_REASONS}`;
/** Optional if codes are given. */
export const reasonsBody = z
  .array(z.string().meta({ minLength: 1, maxLength: 200 }))
  .max(MAX_REASONS, HOW_MANY)
  .default([]);

type Reasons = { reasons: readonly string[]; codes: readonly RejectionReason[] };

/** Cleaned, without contact details, at least one. */
export function cleanReasonsOrRefusal(
  { reasons, codes }: Reasons,
  { staff }: Caller,
): { reasons: string[]; codes?: RejectionReason[] } | { refusal: Refusal } {
  const given = reasons.length + codes.length;
  if (given < 1 || given > MAX_REASONS) return refused(invalidFieldsRefusal([{ field: 'reasons', reason: HOW_MANY }]));
  const clean = reasons.map(cleanSingleLine);
  const errors: FieldError[] = [];
  clean.forEach((reason, i) => {
    if (countCodePoints(reason) < 1 || countCodePoints(reason) > 200)
      errors.push({ field: `reasons.${i}`, reason: 'must have 1 to 200 characters' });
    else textOrAddContactError(`reasons.${i}`, reason, { errors, allowed: staff });
  });
  if (errors.length > 0) return refused(invalidFieldsRefusal(errors));
  return {
    reasons: clean,
    ...(codes.length > 0 && { codes: REJECTION_REASONS.filter((code) => codes.includes(code)) }),
  };
}
