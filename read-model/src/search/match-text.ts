import {
  type AttributePhrase,
  type AttributeValues,
  findAttributePhrases,
  listAttributePhrases,
  listCanonicalSearchTerms,
  listIndexTermsOfText,
  meetsFacetCondition,
  splitLowerCaseWords,
  splitSearchWords,
} from '@naksha/events/kernel';
import { spellingDistanceOfWord } from './typos.ts';

/** Keeps combining marks of scripts other than Latin. */
export const removeLatinAccents = (text: string): string => text.normalize('NFKD').replace(/[\u0300-\u036f]/gu, '');

export const removeAccentsAndSplitTerms = (text: string): string[] => listIndexTermsOfText(removeLatinAccents(text));

export const removeAccentsAndParseTerms = (text: string): string[] =>
  listCanonicalSearchTerms(removeLatinAccents(text));

const PHRASES: readonly AttributePhrase[] = listAttributePhrases();

export function splitOffAttributePhrases(text: string): { phrases: AttributePhrase[]; terms: string[] } {
  const { found, rest } = findAttributePhrases(splitSearchWords(removeLatinAccents(text)), PHRASES);
  return { phrases: found, terms: listCanonicalSearchTerms(rest.join(' ')) };
}

/** 0 if all terms match exactly, otherwise the sum of `spellingDistanceOfWord`; undefined if a term has no match. */
export function spellingDistanceOfTerms(terms: readonly string[], known: readonly string[]): number | undefined {
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

/** "Sector 7" is compared with "sector 70", never with "phase 7". */
function termDistance(term: string, known: string): number | undefined {
  const [words, others] = [term.split(' '), known.split(' ')];
  if (words.length !== others.length) return undefined;
  let sum = 0;
  for (const [k, word] of words.entries()) {
    const distance = spellingDistanceOfWord(word, others[k]);
    if (distance === undefined) return undefined;
    sum += distance;
  }
  return sum;
}

export const listWordsWithFoldedForms = (text: string): { written: string; folded: string }[] =>
  (text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((written) => ({
    written,
    folded: splitLowerCaseWords(removeLatinAccents(written)).join(''),
  }));

export const listAttributeWords = (values: AttributeValues): string[] => [
  ...new Set(
    PHRASES.filter(({ means }) => meetsFacetCondition(means, values[means.attribute.name])).flatMap(
      ({ words }) => words,
    ),
  ),
];

export const PHRASE_WORDS = PHRASES.flatMap(({ words }) => listWordsWithFoldedForms(words.join(' ')));
