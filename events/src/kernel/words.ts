import { foldSpelling } from './fold-spelling.ts';

/**
 * The whole words of a text, as search compares them: lower case, compatibility forms folded, letters, marks and digits only.
 * "Sector-70, Mohali" has the words sector, 70 and mohali.
 */
export const splitWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** What a number of a place follows, as it is abbreviated. */
const NUMBERED = new Map([
  ['sec', 'sector'],
  ['sector', 'sector'],
  ['ph', 'phase'],
  ['phase', 'phase'],
]);

/**
 * Words as search compares them, whichever way they are spelt: nuktas and digits of any script make no difference, "sector70" and
 * "sec 70" are sector, 70, and "3b-2" is 3b2.
 */
export const searchWords = (text: string): string[] =>
  splitWords(foldSpelling(text).replace(/(?<=\p{N}[a-d])-(?=\p{N}(?![\p{L}\p{N}]))/gu, '')).flatMap(splitNumbered);

/** "sector70" as its two words. */
export function splitNumbered(word: string): string[] {
  const [, name, number] = /^(sector|sec|phase|ph)(\p{N}.*)?$/u.exec(word) ?? [];
  if (name === undefined) return [word];
  return [NUMBERED.get(name) ?? name, ...(number === undefined ? [] : [number])];
}
