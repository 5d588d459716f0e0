import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { CALLING_CODES } from '../calling-codes.ts';
import { toAsciiDigits } from '../digits.ts';
import { isPhoneLabel } from './phone-labels.ts';

/** `callingCode` with plus; `national` grouped as in its country. */
export type Phone = { e164: string; callingCode: string; national: string };

/** `callable`: including landlines and toll-free numbers. */
export type PhonePurpose = 'receives-text' | 'callable';

export const PHONE_REJECTIONS = [
  'missing',
  'characters',
  'several',
  'extension',
  'prefix_missing',
  'invalid',
  'cannot_receive_texts',
] as const;
export type PhoneRejection = (typeof PHONE_REJECTIONS)[number];

/** `read`: the number as understood, or the text. */
export type PhoneReading = { kind: 'value'; value: Phone } | { kind: 'rejected'; code: PhoneRejection; read: string };

/** Longer than any number with labels. */
const MAX_LENGTH = 200;
const MAX_READ = 40;

/** Direction marks, zero-width characters, soft hyphens, key caps. */
const INVISIBLE = /\p{Cf}|\p{Default_Ignorable_Code_Point}|\u20e3/gu;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
/** The Devanagari zero also marks an abbreviation: "मो०". */
const ABBREVIATION = /(?<=[^\P{Script=Devanagari}\p{Nd}])\u0966/gu;
const CHAT_LINK = /^\s*(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)\+?(?=\d)/i;
/** "Mobile 1: …" */
const COUNTED_LABEL = /^([^\d+]*\p{L}[.\s]*)\d\s*:/u;
const NUMBER = /(?:\+[\s\p{Pd}\p{Ps}\p{Pe}]*)?\d(?:.*\d)?/su;
const SEPARATORS = /[\s_\p{Pd}\p{Ps}\p{Pe}\u2212\u2043\u02d7\u30fc\uff70\u2800.·•∙․。]/gu;
const EXTENSION = /\d[\s,;(]*(?:x|ext\p{L}*|#|;ext=)[.:\s=]*\d+\D*$/iu;
const SEVERAL = /[/,;&|+\n]|\p{L}{2,}/u;
/** "00" and the longest international number. */
const MAX_DIGITS = 17;

/** In some countries, mobile and landline numbers are indistinguishable. */
const TEXTABLE: readonly unknown[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * Digits are never dropped, added or changed.
 * @param country selected next to the field: '+91', '91' or 'IN'
 */
export function parsePhone(text: string, country: string, purpose: PhonePurpose): PhoneReading {
  const plain = toAsciiDigits(
    text
      .slice(0, MAX_LENGTH + 1)
      .replace(ABBREVIATION, '.')
      .replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
      .replace(INVISIBLE, ''),
  )
    .replace(CHAT_LINK, '+')
    .replace(COUNTED_LABEL, '$1:')
    .trim();
  if (plain === '') return { kind: 'rejected', code: 'missing', read: '' };
  const reject = (code: PhoneRejection, read = plain): PhoneReading => ({
    kind: 'rejected',
    code,
    read: read.length > MAX_READ ? `${read.slice(0, MAX_READ)}…` : read,
  });
  if (text.length > MAX_LENGTH) return reject('invalid');

  const found = NUMBER.exec(plain);
  if (!found) return reject('characters');
  const [before, after] = [plain.slice(0, found.index), plain.slice(found.index + found[0].length)];
  const hasPlus = found[0].startsWith('+');
  const digits = found[0].slice(hasPlus ? 1 : 0).replace(SEPARATORS, '');
  if (EXTENSION.test(plain)) return reject('extension');
  if (!/^\d+$/.test(digits)) return reject(mayBeSeveral(digits) ? 'several' : 'characters');
  if (!isPhoneLabel(before, 'before') || !isPhoneLabel(after, 'after')) return reject('characters');
  if (digits.length > MAX_DIGITS) return reject('several');

  const number = parse(digits, hasPlus, country.trim());
  if (!number?.isValid()) return reject('invalid', number?.formatInternational());
  if (!hasPlus && isBareLandline(number, digits)) return reject('prefix_missing');
  if (purpose === 'receives-text' && !TEXTABLE.includes(number.getType()))
    return reject('cannot_receive_texts', number.formatInternational());
  return { kind: 'value', value: toPhone(number) };
}

function toPhone(number: PhoneNumber): Phone {
  const callingCode = `+${number.countryCallingCode}`;
  const national = isIndianLandline(number)
    ? number.formatNational()
    : number.formatInternational().slice(callingCode.length).trim();
  return { e164: number.number, callingCode, national };
}

function parse(digits: string, hasPlus: boolean, country: string): PhoneNumber | undefined {
  if (hasPlus) return parsePhoneNumberFromString(`+${digits}`);
  if (digits.startsWith('00')) return parsePhoneNumberFromString(`+${digits.slice(2)}`);
  const callingCode = isSupportedCountry(country) ? getCountryCallingCode(country) : country.replace(/^\+/, '');
  if (!CALLING_CODES.has(`+${callingCode}`)) return undefined;
  const options = isSupportedCountry(country)
    ? { defaultCountry: country as CountryCode }
    : { defaultCallingCode: callingCode };
  const number = parsePhoneNumberFromString(digits, options);
  // "091 98765 43210": a trunk prefix before the country code.
  if (number?.isValid() || !digits.startsWith(`0${callingCode}`)) return number;
  const international = parsePhoneNumberFromString(`+${digits.slice(1)}`);
  return international?.isValid() ? international : number;
}

/** 416 555 0199 may also be in Toronto. */
const isBareLandline = (number: PhoneNumber, digits: string): boolean =>
  isIndianLandline(number) && digits === number.nationalNumber;

const isIndianLandline = (number: PhoneNumber): boolean => number.country === 'IN' && number.getType() === 'FIXED_LINE';

/** Two groups long enough for a number each. */
function mayBeSeveral(text: string): boolean {
  const groups = text.split(/\D+/).filter((group) => group.length >= 5);
  return groups.length > 1 && SEVERAL.test(text);
}
