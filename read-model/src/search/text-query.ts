import { allowedTypos } from './typos.ts';

/**
 * Terms as `to_tsquery` takes them. A number stands right beside its word there; the nearest word before it is found by the map
 * engine alone.
 * @param terms by `parseFoldedTerms`: letters, marks and digits, so that nothing in them ends the quotes
 */
export const printTextQuery = (terms: readonly string[], isBeginning: (word: string) => boolean): string =>
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
/** A number's beginning is another number. */
export const isPrefix = (word: string): boolean => !HAS_NUMBER.test(word);
export const wholeOnly = (_word: string): boolean => false;

/** Shorter ones begin half of all listings. */
const MIN_LETTERS = 3;
export const isTelling = (terms: readonly string[]): boolean =>
  terms.some((term) => term.split(' ').some((word) => isPrefix(word) && word.length >= MIN_LETTERS));

/** Words that may be misspelt, apart from all that must be as it is. */
export function splitTerms(terms: readonly string[]): { mayErr: string[]; exact: string[] } {
  const words = terms.flatMap((term) => term.split(' '));
  return {
    mayErr: words.filter((word) => allowedTypos(word) > 0),
    exact: words.filter((word) => allowedTypos(word) === 0),
  };
}
