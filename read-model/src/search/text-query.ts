import { maxTyposInWord } from './typos.ts';

/**
 * For `to_tsquery`. A number must directly follow its word; terms are letters, marks and digits, so nothing can end
 * the quotes.
 */
export const formatTsQuery = (terms: readonly string[], isBeginning: (word: string) => boolean): string =>
  terms
    .map((term) =>
      term
        .split(' ')
        .map((word) => (isBeginning(word) ? `'${word}':*` : `'${word}'`))
        .join(' <-> '),
    )
    .map((term) => `(${term})`)
    .join(' & ');

const HAS_NUMBER = /\p{N}/u;
/** A number's prefix is another number. */
export const mayBeWordBeginning = (word: string): boolean => !HAS_NUMBER.test(word);
export const isNeverWordBeginning = (_word: string): boolean => false;

/** Shorter prefixes match half of all listings. */
const MIN_LETTERS = 3;
export const isSelectiveEnough = (terms: readonly string[]): boolean =>
  terms.some((term) => term.split(' ').some((word) => mayBeWordBeginning(word) && word.length >= MIN_LETTERS));

export function splitWordsByTypoTolerance(terms: readonly string[]): { mayErr: string[]; exact: string[] } {
  const words = terms.flatMap((term) => term.split(' '));
  return {
    mayErr: words.filter((word) => maxTyposInWord(word) > 0),
    exact: words.filter((word) => maxTyposInWord(word) === 0),
  };
}
