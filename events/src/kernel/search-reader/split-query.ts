import { hindiNumberDigitsBySound, PLAIN_NUMBERS } from '../contacts/number-words.ts';
import { toAsciiDigits } from '../digits.ts';
import { normalizeSpelling } from '../fold-spelling.ts';
import { replaceNumberWords } from '../read-values/number-words.ts';

/** `from`, `to`: in the text as typed. */
export type QueryToken = {
  from: number;
  to: number;
  /** Lower case, digits 0 to 9, usual abbreviations of places written out. */
  word: string;
  number?: number;
  /** Between the tokens, without spaces. */
  before: string;
  /** Up to the next token. */
  after: string;
  /** The typed word, if `word` is a correction. */
  corrected?: string;
};

/** "w/o" and "b/w", grouped numbers ("1,20,00,000"), decimals, abbreviations with dots ("s.a.s."), words. */
const TOKEN =
  /(?<![\p{L}\p{M}\p{N}])(?:w\/o|b\/w)(?![\p{L}\p{M}\p{N}])|\p{Nd}{1,3}(?:,\p{Nd}{2,3})*,\p{Nd}{3}(?![\p{Nd}])(?:\.\p{Nd}+)?|(?:\p{Nd}+(?:\.\p{Nd}+)?|(?<![\p{L}\p{M}\p{N}])\.\p{Nd}+)[¼½¾]?|[¼½¾]|(?:\p{L}\p{M}*\.){2,}(?:\p{L}\p{M}*(?![\p{L}\p{M}]))?|[\p{L}\p{M}\p{No}\u200c\u200d]+(?:['’][\p{L}\p{M}]+)?/giu;
const FRACTIONS: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

const ABBREVIATIONS = new Map(
  (
    [
      ['sector', 'sectors sec secs sect sectr sctr secter sectar sctor sekter sektar सेक्टर सैक्टर ਸੈਕਟਰ ਸੇਕਟਰ'],
      ['phase', 'phases ph phs phse fase phez fez फेज फेस ਫੇਜ ਫੇਸ'],
      ['road', 'rd रोड ਰੋਡ'],
      ['nagar', 'ngr नगर ਨਗਰ'],
      ['extension', 'extn ext'],
      ['enclave', 'encl एन्क्लेव एनक्लेव ਐਨਕਲੇਵ'],
      ['industrial', 'indl ind'],
      ['pir', 'peer पीर ਪੀਰ'],
      ['government', 'govt gov gvt'],
      ['railway', 'rly'],
      ['university', 'univ uni'],
      ['college', 'clg collage'],
      ['hospital', 'hosp'],
      ['international', 'intl'],
      ['without', 'w/o'],
      ['between', 'b/w'],
    ] as const
  ).flatMap(([word, spellings]) => spellings.split(' ').map((one) => [foldWord(one), word] as const)),
);

/** Candrabindu and anusvara are written for each other. */
function foldWord(written: string): string {
  return normalizeSpelling(written)
    .replaceAll(/[.'’]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('\u0a01', '\u0a02');
}

/** "2bhk" and "3b2" are split where letters and digits meet. */
export function tokenizeQuery(text: string): QueryToken[] {
  const tokens: QueryToken[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [written] = match;
    const from = match.index;
    const before = text.slice(end, from).replaceAll(/\s/gu, '');
    if (tokens.length > 0) tokens[tokens.length - 1].after = before;
    end = from + written.length;
    const number = readPlainNumber(written);
    const folded = number === undefined ? foldWord(written) : String(number);
    if (folded === '') continue;
    const last = tokens.at(-1);
    // "3rd" is no road.
    const isOrdinal = folded === 'rd' && last?.to === from && last.number !== undefined;
    tokens.push({
      from,
      to: end,
      word: isOrdinal ? folded : (ABBREVIATIONS.get(folded) ?? folded),
      ...(number !== undefined && { number }),
      before,
      after: '',
    });
  }
  if (tokens.length > 0) tokens[tokens.length - 1].after = text.slice(end).replaceAll(/\s/gu, '');
  return foldNumberedNames(tokens);
}

/** @returns the digits of a Hindi number in Latin letters. "Saat" is seven, although it sounds like "saath". */
export const hindiNumberDigits = (word: string): string | undefined =>
  PLAIN_NUMBERS.has(word) ? undefined : hindiNumberDigitsBySound(word);

const ROMAN_DIGITS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };
const ROMAN = /^(?=[xvi])x{0,2}(?:ix|iv|v?i{0,3})$/;

/** Up to 29. */
const readRomanNumeral = (word: string): string | undefined =>
  ROMAN.test(word)
    ? String(
        [...word].reduce((sum, letter, k) => {
          const digit = ROMAN_DIGITS[letter];
          return digit < (ROMAN_DIGITS[word[k + 1]] ?? 0) ? sum - digit : sum + digit;
        }, 0),
      )
    : undefined;

/** "Sector twenty two" and "sector no. 22" are "sector 22", "phase XI" is "phase 11". */
function foldNumberedNames(tokens: QueryToken[]): QueryToken[] {
  for (let at = 1; at < tokens.length; at++) {
    if (!/^(?:sector|phase)$/.test(tokens[at - 1].word)) continue;
    if (/^(?:no|number|num)$/.test(tokens[at].word) && tokens[at + 1]?.number !== undefined) tokens.splice(at, 1);
    for (const length of [2, 1]) {
      const named = tokens.slice(at, at + length);
      const words = named.map(({ word }) => readRomanNumeral(word) ?? hindiNumberDigits(word) ?? word);
      const number = replaceNumberWords(words.join(' '));
      if (named.length < length || named[0].number !== undefined || !/^\d{1,2}$/.test(number)) continue;
      const last = named[length - 1];
      tokens.splice(at, length, { ...named[0], to: last.to, word: number, number: Number(number), after: last.after });
      break;
    }
  }
  return tokens;
}

function readPlainNumber(written: string): number | undefined {
  const [, digits, fraction = ''] = /^([\p{Nd},.]*)([¼½¾]?)$/u.exec(written) ?? [];
  if (digits === undefined || digits + fraction === '') return undefined;
  return Number(toAsciiDigits(digits).replaceAll(',', '')) + (FRACTIONS[fraction] ?? 0);
}

/** "semi furnished" and "semifurnished" are equal; two numbers stay apart. */
export const joinNormalizedWords = (words: readonly string[]): string => {
  let key = '';
  for (const word of words) key += /\d$/.test(key) && /^\d/.test(word) ? ` ${word}` : word;
  return key;
};

export const splitPhraseWords = (phrase: string): string[] => tokenizeQuery(phrase).map(({ word }) => word);
export const normalizePhraseKey = (phrase: string): string => joinNormalizedWords(splitPhraseWords(phrase));
