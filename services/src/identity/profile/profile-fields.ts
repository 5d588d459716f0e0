import { ACCOUNT_SUBTYPES, type AccountSubtype, type FieldError, MAX_FIRM_NAME, MAX_NAME } from '@naksha/events/kernel';
import { cleanSingleLine, countCodePoints } from '../../text/clean-text.ts';
import { textOrAddContactError } from '../../text/refuse-contacts.ts';

/** Empty strings: not given. */
export type ProfileFields = { firstName: string; lastName: string; firmName: string; subtype?: AccountSubtype };
export const NO_PROFILE: ProfileFields = { firstName: '', lastName: '', firmName: '' };

/** Missing fields stay unchanged. */
export type SentProfile = { firstName?: string; lastName?: string; firmName?: string; subtype?: string };

/** Builders and dealers. */
const SUBTYPES_WITH_FIRM: readonly string[] = ['2', '3'];

export function applyProfileChange(
  before: ProfileFields,
  sent: SentProfile,
  wire: { firstName: string; lastName: string },
): ProfileFields | FieldError[] {
  const errors: FieldError[] = [];
  const text = (field: string, value: string | undefined, current: string, max: number): string => {
    const clean = value === undefined ? current : cleanSingleLine(value);
    if (countCodePoints(clean) > max) errors.push({ field, reason: `must have at most ${max} characters` });
    // The name is public but in no event, so an uncertain contact is allowed.
    else if (value !== undefined) textOrAddContactError(field, clean, { errors, allowed: true });
    return clean;
  };
  const firstName = text(wire.firstName, sent.firstName, before.firstName, MAX_NAME);
  const lastName = text(wire.lastName, sent.lastName, before.lastName, MAX_NAME);
  const firmName = text('firm_name', sent.firmName, before.firmName, MAX_FIRM_NAME);
  const subtype = ACCOUNT_SUBTYPES.find((one) => one === (sent.subtype ?? before.subtype));
  if (sent.subtype && !subtype)
    errors.push({ field: 'subtype', reason: `must be one of ${ACCOUNT_SUBTYPES.join(', ')}` });
  if (subtype && SUBTYPES_WITH_FIRM.includes(subtype) && firmName === '')
    errors.push({ field: 'firm_name', reason: 'Please enter firm name.' });
  return errors.length > 0 ? errors : { firstName, lastName, firmName, ...(subtype && { subtype }) };
}
