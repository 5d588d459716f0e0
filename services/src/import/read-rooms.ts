import { MORE } from '@naksha/events/kernel';
import type { ImportReason } from '@naksha/events/wire/imports';
import { foldSigns, noteReading, readNumber } from './read-number.ts';

/** No home has more: then it is something else, such as a telephone number. */
const MOST = 50;

/** Where each list ends, and what people write behind the number. */
const ROOMS = {
  bedrooms: { last: 9, unit: /\s*-?\s*(?:bhk|beds?|bedrooms?|br|bd)\.?$/i },
  bathrooms: { last: 3, unit: /\s*-?\s*(?:baths?|bathrooms?|ba|toilets?)\.?$/i },
};

/** A room that is bedroom, living room and more at once, as lists of homes call it. */
const NO_BEDROOM = /^(?:studio(?:\s+(?:flat|apartment|apt))?|bedsit|1?\s*rk)\.?$/i;

/** `count`: a value of the list, or nothing where there is none to count. */
type Rooms = { count?: number; note?: ImportReason };

/**
 * Reads a number of rooms. Half a bath is a whole one, and is said; a study is no bedroom, so that halves of bedrooms are refused.
 * What the list has not is refused here, in its own words: 99 stands for “more” only where it was said so.
 * @returns the number, with what is to be said where it isn't what was written; or why it is none
 */
export function readRooms(column: keyof typeof ROOMS, written: string): Rooms | ImportReason {
  const { last, unit } = ROOMS[column];
  const text = written.trim();
  if (column === 'bedrooms' && NO_BEDROOM.test(foldSigns(text)))
    return { note: { code: 'no_bedroom', params: { text } } };
  const digits = foldSigns(text).replace(unit, '');
  const mayBeSeveral: ImportReason = { code: 'may_be_several', params: { text, most: last } };
  // "9+" or "3+" is how the trade writes "more than the list goes"; "2+" and "2,3" leave open how many.
  if (/^\d+\+$/.test(digits))
    return Number.parseInt(digits, 10) >= last ? withNote({ count: MORE }, text, `${last}+`, digits) : mayBeSeveral;
  const number = readNumber(digits, { comma: 'before halves' });
  if (typeof number !== 'number') return number.code === 'comma' ? mayBeSeveral : { ...number, params: { text } };
  const whole = Math.ceil(number);
  if (whole === 0 && column === 'bedrooms') return { code: 'zero_bedrooms', params: { text } };
  if (whole < 1 || whole > MOST) return { code: 'no_count', params: { text, most: last } };
  const [count, read] = whole > last ? [MORE, `${last}+`] : [whole, String(whole)];
  if (whole === number) return withNote({ count }, text, read, String(whole));
  if (column === 'bedrooms') return { code: 'half_bedroom', params: { text } };
  return { count, note: { code: 'rounded', params: { text, read } } };
}

/** `counted`: what was written, in digits of ours. */
function withNote(rooms: Rooms, text: string, read: string, counted: string): Rooms {
  const note: ImportReason | undefined =
    counted === read ? noteReading(text, read) : { code: 'read_as', params: { text, read } };
  return note ? { ...rooms, note } : rooms;
}
