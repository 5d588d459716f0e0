import { foldSpelling } from '../fold-spelling.ts';
import { foldNumberWords } from './number-words.ts';
import { foldSigns } from './read-number.ts';
import { accepted, collapseSpaces, type Reading, readBlankOrLong, rejected, wholeWords } from './reading.ts';

const SIDE_WORDS = wholeWords('sides?|sided|open|roads?|streets?|opening|तरफ|ओर|खुला|खुली|सड़क|ਪਾਸੇ|ਪਾਸਿਆਂ|ਖੁੱਲ੍ਹਾ|ਖੁੱਲਾ');
const MAX_SIDES = 4;

/** "2", "three side open". */
export function readOpenSides(typed: string): Reading<number> {
  const text = collapseSpaces(typed);
  const unread = readBlankOrLong(text);
  if (unread) return unread;
  const bare = foldSpelling(foldSigns(text))
    .replace(SIDE_WORDS, ' ')
    .replaceAll(/[\s-]+/g, ' ')
    .trim();
  const digits = foldNumberWords(bare);
  if (!/^\d+(?:\.0+)?$/.test(digits)) return rejected('unknown_value', text);
  const sides = Number(digits);
  return sides >= 1 && sides <= MAX_SIDES ? accepted(sides) : rejected('no_count', text, { most: MAX_SIDES });
}
