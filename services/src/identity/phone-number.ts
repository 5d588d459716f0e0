import { invalid } from '@naksha/events/contracts';
import type { FieldError } from '@naksha/events/kernel';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { parsePhoneNumberFromString as parseWithType } from 'libphonenumber-js/max';

/** `country`: its calling code, '+91'. */
export type PhoneNumber = { e164: string; country: string };

const WRONG: FieldError = { field: 'mobile_phone', reason: 'Invalid Phone Number' };
/** Possible by its length, but no national number of India starts with 0: demo sellers have such, and get no code ever. */
const UNDIALABLE = /^\+910/;

/**
 * @param text as typed; everything but digits is dropped
 * @param countryCode '+91', '91' or 'IN'
 * @throws Problem 422 where it is no possible number of that country
 */
export function phoneNumber(text: string, countryCode: string): PhoneNumber {
  const number = parse(text, countryCode.trim());
  if (!number?.isPossible() || UNDIALABLE.test(number.number)) throw invalid([WRONG]);
  return { e164: number.number, country: `+${number.countryCallingCode}` };
}

/**
 * A number as operators name it, which says its country itself.
 * @returns E.164
 * @throws Problem 422 where it is no possible number in E.164
 */
export function readE164(phone: string): string {
  if (!phone.startsWith('+')) throw invalid([{ field: 'phone', reason: 'must start with + and the calling code' }]);
  return phoneNumber(phone, '').e164;
}

function parse(text: string, country: string) {
  const digits = text.replace(/\D/g, '');
  if (text.trim().startsWith('+')) return parsePhoneNumberFromString(`+${digits}`);
  if (isSupportedCountry(country)) return parsePhoneNumberFromString(digits, country as CountryCode);
  const callingCode = country.replace(/\D/g, '');
  return callingCode === '' ? undefined : parsePhoneNumberFromString(`+${callingCode}${digits}`);
}

/** In some countries, as in the USA, the number doesn't tell a mobile from a landline. */
const TEXTABLE: readonly unknown[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/** Whether it is a mobile's: toll-free and premium numbers, landlines and those that are too long for a phone get no texts. */
export const takesTexts = ({ e164 }: PhoneNumber): boolean => TEXTABLE.includes(parseWithType(e164)?.getType());

export const demoPhone = (n: number): string => `+9100000${String(n).padStart(5, '0')}`;
