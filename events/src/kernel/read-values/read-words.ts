import { accepted, type Reading, rejected } from './reading.ts';
import { findSpelling, simplify, toPatterns } from './spellings.ts';

const YES_OR_NO = toPatterns<'yes' | 'no'>([
  ['yes', 'y|yes|true|1|ok|allowed|available|haan?|हाँ|हां|जी हाँ|ਹਾਂ|ਜੀ ਹਾਂ'],
  ['no', 'n|no|not|false|0|none|not (?:allowed|available)|nahi|नहीं|ਨਹੀਂ'],
]);

/** "Yes", "N", "नहीं". */
export function readYesNo(typed: string): Reading<'yes' | 'no'> {
  const value = findSpelling(YES_OR_NO, simplify(typed));
  return value ? accepted(value) : rejected('unknown_value', typed);
}

/** In any case, with spaces or hyphens. */
export function readOption<T extends string | number>(options: readonly T[], typed: string): Reading<T> {
  const phrase = simplify(typed);
  const option = options.find((one) => simplify(String(one)) === phrase);
  return option === undefined ? rejected('unknown_value', typed) : accepted(option);
}
