import { containsContact, type FieldError } from '@naksha/events/kernel';

const NAMES = { phone: 'a phone number', email: 'an e-mail address' } as const;

/** Texts that events carry are public for ever: none may hold a way to reach somebody. @returns the text where it is clean */
export function refuseContacts(field: string, text: string, errors: FieldError[]): string | undefined {
  const found = containsContact(text);
  if (!found) return text;
  errors.push({ field, reason: `must not contain ${NAMES[found]}` });
  return undefined;
}
