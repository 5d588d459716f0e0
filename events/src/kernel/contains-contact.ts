import { asciiDigits } from './digits.ts';

/** Format characters, and what makes a digit a key cap: they stand between digits unseen. */
const UNSEEN = /\p{Cf}|\uFE0F|\u20E3/gu;
const AT = String.raw`(?:@|\s*[([{]\s*at\s*[)\]}]\s*|\s+at\s+)`;
const DOT = String.raw`(?:\.|\s*[([{]\s*dot\s*[)\]}]\s*|\s+dot\s+)`;
const EMAIL = new RegExp(
  String.raw`[^\s@]\s?@\s?[^\s@]+\.[^\s@.]{2,}|[\p{L}\p{N}._+-]${AT}[\p{L}\p{N}-]+${DOT}(?:com|in|net|org|co)\b`,
  'iu',
);
/** Groups of digits that a reader takes for one number. */
const RUN = /\d+(?:[\s\-‐-―.·•()[\]{}/\\|_*~+]{1,3}\d+)*/g;
/** Ten digits of a mobile or, after the trunk 0, of a landline; with or without 0, 91 or 0091 before. */
const PHONE = /^(?:(?:00)?91|0)?[6-9]\d{9}$|^(?:(?:00)?91|0)[1-9]\d{9}$/;

/**
 * Does a text that everybody sees hold a way to reach somebody: an Indian phone number, spaced, dashed or in another script's
 * digits too, or an e-mail address, spelt with "at" and "dot" too? Rather refuses a rare range of numbers than lets one through.
 */
export function containsContact(text: string): 'phone' | 'email' | undefined {
  const plain = asciiDigits(text).replace(UNSEEN, '');
  if (EMAIL.test(plain)) return 'email';
  return [...plain.matchAll(RUN)].some(([run]) => holdsPhone(run.match(/\d+/g)!)) ? 'phone' : undefined;
}

const MOST_DIGITS = 14;

/** A number begins and ends where a group of digits does. */
function holdsPhone(groups: string[]): boolean {
  return groups.some((_, from) => {
    const near = groups.slice(from, from + MOST_DIGITS);
    return near.some((_, more) => PHONE.test(near.slice(0, more + 1).join('')));
  });
}
