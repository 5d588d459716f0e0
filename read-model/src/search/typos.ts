import { countTypos } from '@naksha/events/kernel';

/** From how many letters on one error is a slip, and two are. */
export const TYPOS = { one: 4, two: 8 } as const;

const HAS_NUMBER = /\p{N}/u;

/** A wrong digit is another sector, not a slip. */
export function allowedTypos(word: string): number {
  if (HAS_NUMBER.test(word) || word.length < TYPOS.one) return 0;
  return word.length < TYPOS.two ? 1 : 2;
}

/** A beginning is not quite the word. */
const PREFIX = 0.1;

/**
 * How far a typed word is from a known one.
 * @returns 0 for the same, less than 1 for its beginning, else the number of errors; undefined where they are too many
 */
export function wordDistance(typed: string, known: string): number | undefined {
  if (typed === known) return 0;
  if (HAS_NUMBER.test(typed)) return undefined;
  if (known.startsWith(typed)) return PREFIX;
  const allowed = allowedTypos(typed);
  if (allowed === 0 || known.length < typed.length - allowed || isFar(typed, known, allowed)) return undefined;
  const whole = countTypos(typed, known);
  if (whole <= allowed) return whole;
  if (known.length <= typed.length) return undefined;
  // What is still being typed has its errors within the beginning.
  const beginnings = [typed.length - 1, typed.length, typed.length + 1].map((end) => known.slice(0, end));
  const beginning = Math.min(...beginnings.map((part) => countTypos(typed, part))) + PREFIX;
  return beginning < allowed + 1 ? beginning : undefined;
}

/** Each letter that stands nowhere in the word is an error: seen at once of nearly every word, before its errors are counted. */
function isFar(typed: string, known: string, allowed: number): boolean {
  let errors = 0;
  for (const letter of typed) if (!known.includes(letter) && ++errors > allowed) return true;
  return false;
}
