import { MORE } from '@naksha/events/kernel';
import type { ImportReason } from '@naksha/events/wire/imports';
import { readNumber } from './read-number.ts';

/** No home has more: then it is something else, such as a telephone number, and the command refuses it. */
const MOST = 50;

/** Where each list ends, and what people write behind the number. */
const ROOMS = {
  bedrooms: { last: 9, unit: /\s*-?\s*(?:bhk|beds?|bedrooms?|br|bd)\.?$/i },
  bathrooms: { last: 3, unit: /\s*-?\s*(?:baths?|bathrooms?|ba|toilets?)\.?$/i },
};

/**
 * Reads a number of rooms. Half a bath is a whole one, and is said; a study is no bedroom, so that halves of bedrooms are refused.
 * @returns a value of the list, or a whole number for the command to refuse, with what it was rounded to; or why it is none
 */
export function readRooms(
  column: keyof typeof ROOMS,
  written: string,
): { count: number; rounded?: string } | ImportReason {
  const { last, unit } = ROOMS[column];
  const text = written.trim();
  const digits = text.replace(unit, '');
  // "9+" or "3+" is how the trade writes "more than the list goes"; "2+" leaves open how many.
  if (/^\d+\+$/.test(digits))
    return Number.parseInt(digits, 10) >= last
      ? { count: MORE }
      : { code: 'may_be_several', params: { text, most: last } };
  const number = readNumber(digits);
  if (typeof number !== 'number') return { ...number, params: { text } };
  const whole = Math.ceil(number);
  const isMore = whole > last && whole <= MOST;
  const count = isMore ? MORE : whole;
  if (whole === number) return { count };
  if (column === 'bedrooms') return { code: 'half_bedroom', params: { text } };
  return { count, rounded: isMore ? `${last}+` : String(whole) };
}
