import { normalizeSpelling } from '../fold-spelling.ts';
import { replaceNumberWords } from './number-words.ts';
import { normalizeNumberSigns } from './read-number.ts';
import {
  accepted,
  collapseSpaces,
  type Reading,
  readingIfBlankOrTooLong,
  rejected,
  wholeWordsPattern,
} from './reading.ts';

const SIDE_WORDS = wholeWordsPattern('sides?|sided|open|roads?|streets?|opening|तरफ|ओर|खुला|खुली|सड़क|ਪਾਸੇ|ਪਾਸਿਆਂ|ਖੁੱਲ੍ਹਾ|ਖੁੱਲਾ');
const MAX_SIDES = 4;

/** "2", "three side open". */
export function parseOpenSides(typed: string): Reading<number> {
  const text = collapseSpaces(typed);
  const unread = readingIfBlankOrTooLong(text);
  if (unread) return unread;
  const bare = normalizeSpelling(normalizeNumberSigns(text))
    .replace(SIDE_WORDS, ' ')
    .replaceAll(/[\s-]+/g, ' ')
    .trim();
  const digits = replaceNumberWords(bare);
  if (!/^\d+(?:\.0+)?$/.test(digits)) return rejected('unknown_value', text);
  const sides = Number(digits);
  return sides >= 1 && sides <= MAX_SIDES ? accepted(sides) : rejected('no_count', text, { most: MAX_SIDES });
}
