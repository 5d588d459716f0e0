import { accepted, type Reading, rejected } from './reading.ts';
import { compileSpellings, findBySpelling, normalizePhrase } from './spellings.ts';

const YES_OR_NO = compileSpellings<'yes' | 'no'>([
  ['yes', 'y|yes|true|1|ok|allowed|available|haan?|हाँ|हां|जी हाँ|ਹਾਂ|ਜੀ ਹਾਂ'],
  ['no', 'n|no|not|false|0|none|not (?:allowed|available)|nahi|नहीं|ਨਹੀਂ'],
]);

/** "Yes", "N", "नहीं". */
export function parseYesNo(typed: string): Reading<'yes' | 'no'> {
  const value = findBySpelling(YES_OR_NO, normalizePhrase(typed));
  return value ? accepted(value) : rejected('unknown_value', typed);
}

/** In any case, with spaces or hyphens. */
export function parseOption<T extends string | number>(options: readonly T[], typed: string): Reading<T> {
  const phrase = normalizePhrase(typed);
  const option = options.find((one) => normalizePhrase(String(one)) === phrase);
  return option === undefined ? rejected('unknown_value', typed) : accepted(option);
}
