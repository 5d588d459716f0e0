import { normalizeSpelling } from '../fold-spelling.ts';
import { normalizeNumberSigns } from './read-number.ts';

/** No punctuation, single spaces. */
export const normalizePhrase = (text: string): string =>
  normalizeSpelling(normalizeNumberSigns(text))
    .replaceAll(/(?<=\p{L})\.(?=\p{L})/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}/]+/gu, ' ')
    .trim();

type Spellings<T> = readonly (readonly [T, string])[];
export const compileSpellings = <T>(spellings: Spellings<T>) =>
  spellings.map(([value, phrase]) => [value, new RegExp(`^(?:${normalizeSpelling(phrase)})$`, 'u')] as const);

export const findBySpelling = <T>(patterns: readonly (readonly [T, RegExp])[], phrase: string): T | undefined =>
  patterns.find(([, spelling]) => spelling.test(phrase))?.[0];
