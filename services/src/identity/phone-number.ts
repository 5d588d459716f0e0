import { invalidFieldsProblem } from '@naksha/events/contracts';
import { createTranslate } from '@naksha/events/messages/translate-in';
import { type PhonePurpose, parsePhone } from '@naksha/events/phone';

/** `country`: its calling code, '+91'. */
export type PhoneNumber = { e164: string; country: string };

export const MAX_PHONE_TEXT = 200;

const english = createTranslate('en');

/**
 * @param country chosen next to it: '+91', '91' or 'IN'
 * @param field named in the error
 */
export function parsePhoneNumberOrThrow(
  text: string,
  country: string,
  { purpose = 'receives-text', field = 'mobile_phone' }: { purpose?: PhonePurpose; field?: string } = {},
): PhoneNumber {
  const reading = parsePhone(text, country, purpose);
  if (reading.kind === 'value') return { e164: reading.value.e164, country: reading.value.callingCode };
  throw invalidFieldsProblem([{ field, reason: english(`phone.${reading.code}`, { read: reading.read }) }]);
}

/** Invalid on purpose: demo sellers cannot sign in or be sent a code. */
export const makeDemoPhone = (n: number): string => `+9100000${String(n).padStart(5, '0')}`;
