import { isListingId } from './ids.ts';
import { splitSearchWords } from './words.ts';

/** Folded like `searchWords`. */
const UNIT =
  /^([br]hk|bed(room)?s?|marlas?|kanals?|gaj|sq(ft|yd)?|yards?|f(ee)?t|acres?|bigha|biswa|la(c|kh)s?|cr(ores?)?|मरला|कनाल|गज|ਮਰਲਾ|ਕਨਾਲ|ਗਜ)$/;
const isUnit = (word = ''): boolean => UNIT.test(word);

/** 7, 66a and 3b2; not 3rd, or a listing id. */
const isNumber = (word: string): boolean => /^\p{N}+(\p{L}\p{N}*)?$/u.test(word) && !isListingId(word);
const isName = (word: string): boolean => !isNumber(word) && !isListingId(word);

const splitUnits = (text: string): string[] =>
  splitSearchWords(text).flatMap((word) => {
    const [, number, unit] = /^(\p{N}+)(\D+)$/u.exec(word) ?? [];
    return isUnit(unit) ? [number, unit] : word;
  });

/**
 * A number is bound to the unit directly after it ("7 marla"), else to the nearest word before it that is not a unit
 * ("sector 7"), else after it ("7 sector").
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

/** Whole words, and numbers with their word. */
export function listIndexTermsOfText(text: string): string[] {
  const { words, bound } = bindNumbers(text);
  return [...new Set([...splitSearchWords(text), ...words, ...bound.map(printBound)])];
}

/** Without duplicates, in an order that parses to the same. */
export function listCanonicalSearchTerms(search: string): string[] {
  const { words, bound } = bindNumbers(search);
  const taken = new Set(bound.flatMap(({ number, word }) => [number, word]));
  const counted = bound.filter(({ word }) => isUnit(word));
  const named = bound.filter(({ word }) => !isUnit(word));
  const groups = [counted.map(printBound), words.filter((word) => !taken.has(word)), named.map(printBound)];
  return groups.flatMap((terms) => [...new Set(terms)].sort());
}
