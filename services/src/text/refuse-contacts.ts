import { classifyContactDetails } from '@naksha/events/contacts';
import type { FieldError } from '@naksha/events/kernel';

const REASONS = {
  phone: 'must not contain a phone number',
  email: 'must not contain an email address',
  link: 'must not contain a link or a messenger name',
  unclear: 'may contain contact details. Rephrase it, or ask our office to enter it',
} as const;

/** Events are public permanently. `allowed`: accept ambiguous cases, written by staff or already accepted by them. */
export function textOrAddContactError(
  field: string,
  text: string,
  { errors, allowed }: { errors: FieldError[]; allowed: boolean },
): string | undefined {
  const found = classifyContactDetails(text);
  if (!found || (found === 'unclear' && allowed)) return text;
  errors.push({ field, reason: REASONS[found] });
  return undefined;
}

const CONTACT_REASONS: ReadonlySet<string> = new Set(Object.values(REASONS));

export const listFieldsWithContacts = (errors: readonly FieldError[]): string[] =>
  errors.filter(({ reason }) => CONTACT_REASONS.has(reason)).map(({ field }) => field);
