import { invalid } from '@naksha/events/contracts';
import { translateIn } from '@naksha/events/messages/translate-in';
import { type PhonePurpose, readPhone } from '@naksha/events/phone';

/** `country`: its calling code, '+91'. */
export type PhoneNumber = { e164: string; country: string };

/** Bounds what is read; a number with its labels is shorter. */
export const MAX_PHONE_TEXT = 200;

const english = translateIn('en');

/**
 * @param text as typed
 * @param country chosen beside it: '+91', '91' or 'IN'
 * @param field named where the number is rejected
 * @throws Problem 422 with what was read
 */
export function phoneNumber(
  text: string,
  country: string,
  { purpose = 'receives-text', field = 'mobile_phone' }: { purpose?: PhonePurpose; field?: string } = {},
): PhoneNumber {
  const reading = readPhone(text, country, purpose);
  if (reading.kind === 'value') return { e164: reading.value.e164, country: reading.value.callingCode };
  throw invalid([{ field, reason: english(`phone.${reading.code}`, { read: reading.read }) }]);
}

/** Of demo sellers. It is not valid, so that nobody can sign in with it and no code is ever sent to it. */
export const demoPhone = (n: number): string => `+9100000${String(n).padStart(5, '0')}`;
