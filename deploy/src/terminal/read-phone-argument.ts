import { createTranslate } from '@naksha/events/messages/translate-in';
import { type PhonePurpose, parsePhone } from '@naksha/events/phone';
import { UserError } from '../process/user-error.ts';

const english = createTranslate('en');

/**
 * Indian unless it starts with a country code.
 * @returns E.164
 */
export function parsePhoneArgument(text: string, purpose: PhonePurpose = 'receives-text'): string {
  const reading = parsePhone(text, '+91', purpose);
  if (reading.kind === 'rejected') throw new UserError(english(`phone.${reading.code}`, { read: reading.read }));
  return reading.value.e164;
}

/** A stored number is looked up as it is stored, even if it is no longer valid; any other is read first. */
export const parseStoredPhone = (text: string): string =>
  /^\+[1-9]\d{7,14}$/.test(text) ? text : parsePhoneArgument(text, 'callable');
