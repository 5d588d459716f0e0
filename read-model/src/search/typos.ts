import { countTypos } from '@naksha/events/kernel';

/** Letters from which one typo, and two typos, are allowed. */
export const TYPOS = { one: 4, two: 8 } as const;

const HAS_NUMBER = /\p{N}/u;

/** A wrong digit is another sector, not a typo. */
export function maxTyposInWord(word: string): number {
  if (HAS_NUMBER.test(word) || word.length < TYPOS.one) return 0;
  return word.length < TYPOS.two ? 1 : 2;
}

/** A prefix counts slightly less than the word. */
const PREFIX = 0.1;

/** 0 if equal, less than 1 for a prefix, otherwise the number of typos; undefined if there are too many. */
export function spellingDistanceOfWord(typed: string, known: string): number | undefined {
  if (typed === known) return 0;
  if (HAS_NUMBER.test(typed)) return undefined;
  if (known.startsWith(typed)) return PREFIX;
  const allowed = maxTyposInWord(typed);
  if (allowed === 0 || known.length < typed.length - allowed || isFar(typed, known, allowed)) return undefined;
  const whole = countTypos(typed, known);
  if (whole <= allowed) return whole;
  if (known.length <= typed.length) return undefined;
  // An unfinished word may have typos in its prefix.
  const beginnings = [typed.length - 1, typed.length, typed.length + 1].map((end) => known.slice(0, end));
  const beginning = Math.min(...beginnings.map((part) => countTypos(typed, part))) + PREFIX;
  return beginning < allowed + 1 ? beginning : undefined;
}

/** Letters missing from the known word are typos: a cheap test that rejects most words. */
function isFar(typed: string, known: string, allowed: number): boolean {
  let errors = 0;
  for (const letter of typed) if (!known.includes(letter) && ++errors > allowed) return true;
  return false;
}
