import { foldDigits } from './digits.ts';

/** Dots below letters and doubled-consonant signs, which people leave out, and invisible format characters. */
const OFTEN_OMITTED = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0a71]|\p{Cf}/gu;

/**
 * A text for comparison: compatibility forms and case folded, digits of any script as 0 to 9, without nuktas, addaks and invisible
 * characters. "फ़्लैट ७०" and "फ्लैट 70" are the same.
 */
export const foldSpelling = (text: string): string =>
  foldDigits(text.normalize('NFKD').replace(OFTEN_OMITTED, '').normalize('NFC').toLowerCase());
