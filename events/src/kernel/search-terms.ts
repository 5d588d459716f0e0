import { isListingId } from './ids.ts';
import { searchWords } from './words.ts';

/** What a number before it counts, as `searchWords` gives it. */
const UNIT =
  /^([br]hk|bed(room)?s?|marlas?|kanals?|gaj|sq(ft|yd)?|yards?|f(ee)?t|acres?|bigha|biswa|la(c|kh)s?|cr(ores?)?|मरला|कनाल|गज|ਮਰਲਾ|ਕਨਾਲ|ਗਜ)$/;
const isUnit = (word = ''): boolean => UNIT.test(word);

/** 7, 66a and 3b2; not 3rd, nor the letters and digits of an id. */
const isNumber = (word: string): boolean => /^\p{N}+(\p{L}\p{N}*)?$/u.test(word) && !isListingId(word);
const isName = (word: string): boolean => !isNumber(word) && !isListingId(word);

/** The words of a text, "2bhk" being two. */
const splitUnits = (text: string): string[] =>
  searchWords(text).flatMap((word) => {
    const [, number, unit] = /^(\p{N}+)(\D+)$/u.exec(word) ?? [];
    return isUnit(unit) ? [number, unit] : word;
  });

/**
 * The words of a text and its numbers, each bound to the word that it belongs to: the unit right after it ("7 marla"), else the
 * nearest word before it that is no unit ("sector 7"), else the nearest after it ("7 sector" means sector 7). A number alone stays
 * a word.
 */
function bindNumbers(text: string): { words: string[]; bound: { number: string; word: string }[] } {
  const words = splitUnits(text);
  const bound = words.flatMap((number, at) => {
    if (!isNumber(number)) return [];
    const isFree = (word: string) => isName(word) && !isUnit(word);
    const word = isUnit(words[at + 1])
      ? words[at + 1]
      : (words.slice(0, at).findLast(isFree) ?? words.slice(at).find(isName) ?? words.find(isName));
    return word === undefined ? [] : { number, word };
  });
  return { words, bound };
}

const printBound = ({ number, word }: { number: string; word: string }): string =>
  isUnit(word) ? `${number} ${word}` : `${word} ${number}`;

/** All that a search may find a text by: its whole words, and its numbers with the word that each belongs to. */
export function listTerms(text: string): string[] {
  const { words, bound } = bindNumbers(text);
  return [...new Set([...searchWords(text), ...words, ...bound.map(printBound)])];
}

/**
 * What a text must have to be found by a search: each without a double, in an order that says the same again when it is searched
 * for: numbers before their units, then words, then words before their numbers.
 */
export function parseTerms(search: string): string[] {
  const { words, bound } = bindNumbers(search);
  const taken = new Set(bound.flatMap(({ number, word }) => [number, word]));
  const counted = bound.filter(({ word }) => isUnit(word));
  const named = bound.filter(({ word }) => !isUnit(word));
  const groups = [counted.map(printBound), words.filter((word) => !taken.has(word)), named.map(printBound)];
  return groups.flatMap((terms) => [...new Set(terms)].sort());
}
