import {
  AMBIGUOUS_NUMBERS,
  hindiNumberDigitsBySound,
  isNumberWord,
  PLAIN_NUMBERS,
  REPEATS,
  splitJoinedNumberWords,
  TENS_WORDS,
} from './number-words.ts';
import type { Token } from './tokens.ts';

export type ReadNumber = { digits: string; first: number; last: number; spoken: boolean; grouped: boolean };

type Lexeme = Omit<ReadNumber, 'digits'> & { digits?: string; tens?: string; times?: number; letters?: boolean };

const LETTERS_AS_DIGITS: Readonly<Record<string, string>> = {
  o: '0',
  l: '1',
  i: '1',
  z: '2',
  s: '5',
  b: '8',
  g: '9',
  q: '9',
};
const DIGITS_AS_LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };
/** Maximum gap within a number: "double - seven", "ninety eight". */
const SMALL_GAP = 3;
const LONGEST_SPELLING = 90;

/** @param loose whether ambiguous letters and words count as digits */
export function findNumbers(tokens: readonly Token[], loose: boolean): ReadNumber[] {
  const lexemes: Lexeme[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found =
      readSpelledOutNumber(tokens, at) ??
      (loose ? readDisguisedNumber(tokens, at) : undefined) ??
      readGroupedMoney(tokens, at) ??
      readSingleToken(tokens, at, loose);
    if (found) lexemes.push(...found);
    at = found ? found[found.length - 1].last + 1 : at + 1;
  }
  return combine(lexemes, tokens);
}

function readSingleToken(tokens: readonly Token[], at: number, loose: boolean): Lexeme[] | undefined {
  const { kind, text } = tokens[at];
  const place = { first: at, last: at, grouped: false };
  if (kind === 'digits') return [{ ...place, digits: text, spoken: false }];
  if (kind !== 'word') return undefined;
  return readNumberWord(text, place, loose) ?? (loose ? readAmbiguousNumberWord(tokens, at) : undefined);
}

type Place = Pick<Lexeme, 'first' | 'last' | 'grouped'>;

function readNumberWord(word: string, place: Place, loose = false): Lexeme[] | undefined {
  const parts = isNumberWord(word) ? [word] : splitJoinedNumberWords(word, loose);
  return parts?.map((part) => ({
    ...place,
    spoken: true,
    digits: PLAIN_NUMBERS.get(part) ?? AMBIGUOUS_NUMBERS.get(part),
    tens: TENS_WORDS.get(part),
    times: REPEATS.get(part),
  }));
}

function readAmbiguousNumberWord(tokens: readonly Token[], at: number): Lexeme[] | undefined {
  const { text } = tokens[at];
  const beside = tokens[at - 1]?.kind === 'digits' || tokens[at + 1]?.kind === 'digits';
  const letters = [...text];
  const digits =
    beside && letters.length <= 4 && letters.every((letter) => letter in LETTERS_AS_DIGITS)
      ? letters.map((letter) => LETTERS_AS_DIGITS[letter]).join('')
      : (AMBIGUOUS_NUMBERS.get(text) ?? hindiNumberDigitsBySound(text));
  return digits === undefined
    ? undefined
    : [{ first: at, last: at, grouped: false, digits, spoken: !beside, letters: beside }];
}

/** "n1ne", "thr33". */
function readDisguisedNumber(tokens: readonly Token[], at: number): Lexeme[] | undefined {
  let last = at;
  let word = '';
  for (; last < tokens.length && last < at + 6; last++) {
    const { kind, text } = tokens[last];
    if (kind !== 'word' && kind !== 'digits') break;
    word += kind === 'word' ? text : text.replaceAll(/[013457]/g, (digit) => DIGITS_AS_LETTERS[digit]);
  }
  if (last - at < 2 || word.length > 8) return undefined;
  return PLAIN_NUMBERS.has(word) ? readNumberWord(word, { first: at, last: last - 1, grouped: false }) : undefined;
}

/** "n i n e", "s.e.v.e.n": single letters that spell numbers. */
function readSpelledOutNumber(tokens: readonly Token[], at: number): Lexeme[] | undefined {
  const isLetter = (token: Token | undefined) => token?.kind === 'word' && token.text.length === 1;
  if (!isLetter(tokens[at])) return undefined;
  // Only at the start of a row of letters, so that each is read once.
  if (at > 1 && isLetter(tokens[at - 2]) && tokens[at - 1].kind !== 'word') return undefined;
  let word = tokens[at].text;
  let last = at;
  while (word.length < LONGEST_SPELLING && isLetter(tokens[last + 2]) && /mark|space/.test(tokens[last + 1].kind)) {
    last += 2;
    word += tokens[last].text;
  }
  return word.length > 2 ? readNumberWord(word, { first: at, last, grouped: false }) : undefined;
}

/** "56,00,000" and "5,600,000". */
function readGroupedMoney(tokens: readonly Token[], at: number): Lexeme[] | undefined {
  if (tokens[at].kind !== 'digits' || tokens[at].text.length > 3 || tokens[at - 1]?.text === ',') return undefined;
  let last = at;
  const groups = [tokens[at].text];
  while (groups.length < 6 && tokens[last + 1]?.text === ',' && tokens[last + 2]?.kind === 'digits') {
    last += 2;
    groups.push(tokens[last].text);
  }
  const lengths = groups.slice(1).map(({ length }) => length);
  const grouped =
    lengths.pop() === 3 && (lengths.every((length) => length === 2) || lengths.every((length) => length === 3));
  return grouped ? [{ first: at, last, grouped: true, digits: groups.join(''), spoken: false }] : undefined;
}

/** "ninety eight" is 98, "double 7" is 77. */
function combine(lexemes: readonly Lexeme[], tokens: readonly Token[]): ReadNumber[] {
  const numbers: ReadNumber[] = [];
  for (let i = 0; i < lexemes.length; i++) {
    const { tens, times, digits, letters, ...place } = lexemes[i];
    const next = lexemes[i + 1];
    const near = next && isSmallGap(tokens, place.last, next.first);
    const before = numbers[numbers.length - 1];
    // "98l65O" is one number.
    if (digits !== undefined && before?.last === place.first - 1 && (letters || lexemes[i - 1].letters))
      numbers[numbers.length - 1] = { ...before, digits: before.digits + digits, last: place.last };
    else if (digits !== undefined) numbers.push({ ...place, digits });
    else if (tens !== undefined) {
      const unit = near && next.spoken && next.digits?.length === 1 && next.digits !== '0' ? next : undefined;
      numbers.push({ ...place, digits: tens + (unit?.digits ?? '0'), last: unit?.last ?? place.last });
      if (unit) i++;
    } else if (times !== undefined && near && next.digits) {
      numbers.push({ ...place, digits: next.digits[0].repeat(times - 1) + next.digits, last: next.last });
      i++;
    }
  }
  return numbers;
}

function isSmallGap(tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from > SMALL_GAP) return false;
  for (let at = from + 1; at < to; at++) if (tokens[at].kind === 'word' || tokens[at].kind === 'digits') return false;
  return true;
}
