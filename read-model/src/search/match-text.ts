import {
  type AttributePhrase,
  type AttributeValues,
  findAttributePhrases,
  listAttributePhrases,
  listTerms,
  meetsCondition,
  parseTerms,
  searchWords,
  splitWords,
} from '@naksha/events/kernel';
import { wordDistance } from './typos.ts';

/** A text without the accents of Latin letters; the signs of other scripts are letters there. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/[\u0300-\u036f]/gu, '');

/** What a text may be found by. */
export const listFoldedTerms = (text: string): string[] => listTerms(fold(text));

/** What is asked for: whole words, and numbers with the word that each belongs to. */
export const parseFoldedTerms = (text: string): string[] => parseTerms(fold(text));

const PHRASES: readonly AttributePhrase[] = listAttributePhrases();

/** The phrases of a text that mean something of an attribute, and what is asked for beside them, as `parseFoldedTerms` has it. */
export function parsePhrases(text: string): { phrases: AttributePhrase[]; terms: string[] } {
  const { found, rest } = findAttributePhrases(searchWords(fold(text)), PHRASES);
  return { phrases: found, terms: parseTerms(rest.join(' ')) };
}

/**
 * How far a text is from what was typed, all of whose terms it must have.
 * @param known its terms, by `listFoldedTerms`
 * @returns 0 where it has all as typed; the sum of `wordDistance` otherwise; undefined where it lacks one
 */
export function textDistance(terms: readonly string[], known: readonly string[]): number | undefined {
  let sum = 0;
  for (const term of terms) {
    const distance = nearest(term, known);
    if (distance === undefined) return undefined;
    sum += distance;
  }
  return sum;
}

function nearest(term: string, known: readonly string[]): number | undefined {
  let least: number | undefined;
  for (const other of known) {
    const distance = termDistance(term, other);
    if (distance === 0) return 0;
    if (distance !== undefined && (least === undefined || distance < least)) least = distance;
  }
  return least;
}

/** A number keeps to its word: "sector 7" compares with "sector 70", never with the words of "phase 7". */
function termDistance(term: string, known: string): number | undefined {
  const [words, others] = [term.split(' '), known.split(' ')];
  if (words.length !== others.length) return undefined;
  let sum = 0;
  for (const [k, word] of words.entries()) {
    const distance = wordDistance(word, others[k]);
    if (distance === undefined) return undefined;
    sum += distance;
  }
  return sum;
}

/** The words of a text as they are written there, each with what it is compared by. */
export const listWrittenWords = (text: string): { written: string; folded: string }[] =>
  (text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((written) => ({
    written,
    folded: splitWords(fold(written)).join(''),
  }));

/** The words of the phrases that mean what a listing's attributes say. */
export const listAttributeWords = (values: AttributeValues): string[] => [
  ...new Set(
    PHRASES.filter(({ means }) => meetsCondition(means, values[means.attribute.name])).flatMap(({ words }) => words),
  ),
];

/** The words of all phrases, as `listWrittenWords` has those of a text. */
export const PHRASE_WORDS = PHRASES.flatMap(({ words }) => listWrittenWords(words.join(' ')));
