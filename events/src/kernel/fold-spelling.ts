import { toAsciiDigits } from './digits.ts';

/** Marks that people often omit, and invisible characters. */
const OFTEN_OMITTED = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0a71]|\p{Cf}/gu;

/** "फ़्लैट ७०" equals "फ्लैट 70". */
export const normalizeSpelling = (text: string): string =>
  toAsciiDigits(text.normalize('NFKD').replace(OFTEN_OMITTED, '').normalize('NFC').toLowerCase());
