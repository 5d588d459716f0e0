import { PLAIN_NUMBERS, TENS_WORDS } from '../contacts/number-words.ts';
import { normalizeSpelling } from '../fold-spelling.ts';

/** Fractions before a unit: "डेढ़ करोड़" is 1.5 crore. */
const PARTS = new Map(
  [
    ['half', '0.5'],
    ['adha', '0.5'],
    ['aadha', '0.5'],
    ['आधा', '0.5'],
    ['ਅੱਧਾ', '0.5'],
    ...['paun', 'pauna', 'paune', 'पौन', 'पौना', 'पौने', 'ਪੌਣਾ', 'ਪੌਣੇ'].map((word) => [word, '0.75']),
    ['sawa', '1.25'],
    ['sava', '1.25'],
    ['savva', '1.25'],
    ['सवा', '1.25'],
    ['ਸਵਾ', '1.25'],
    ['dedh', '1.5'],
    ['daidh', '1.5'],
    ['deadh', '1.5'],
    ['ded', '1.5'],
    ['derh', '1.5'],
    ['डेढ़', '1.5'],
    ['ਡੇਢ', '1.5'],
    ['dhai', '2.5'],
    ['dhaai', '2.5'],
    ['adhai', '2.5'],
    ['arhai', '2.5'],
    ['अढ़ाई', '2.5'],
    ['ढाई', '2.5'],
    ['ਢਾਈ', '2.5'],
  ].map(([word, value]) => [normalizeSpelling(word), value]),
);

/** Added to the next number: "sawa do crore" is 2.25 crore, "paune do" 1.75, "saadhe teen" 3.5. */
const QUARTERS = new Map(
  [
    ...['sawa', 'sava', 'savva', 'सवा', 'ਸਵਾ'].map((word) => [word, 0.25] as const),
    ...['paune', 'pauney', 'पौने', 'ਪੌਣੇ'].map((word) => [word, -0.25] as const),
    ...['sadhe', 'saadhe', 'sade', 'साढ़े', 'ਸਾਢੇ'].map((word) => [word, 0.5] as const),
  ].map(([word, part]) => [normalizeSpelling(word), part]),
);
/** "do" is also an English verb, but a number after a fraction. */
const readWhole = (word = ''): number =>
  /^\d+$/.test(word) ? Number(word) : Number(PLAIN_NUMBERS.get(word === 'do' ? 'two' : word));

const findTens = (word: string): number | undefined => {
  const tens = TENS_WORDS.get(word);
  return tens === undefined ? undefined : Number(tens) * 10;
};

/** "forty five lakh" becomes "45 lakh". */
export function replaceNumberWords(folded: string): string {
  const words = folded.split(/[\s-]+/);
  const out: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    const quarter = QUARTERS.get(word);
    const whole = readWhole(words[at + 1]);
    if (quarter !== undefined && whole >= 1) {
      out.push(String(whole + quarter));
      at++;
      continue;
    }
    const tens = findTens(word);
    const unit = Number(PLAIN_NUMBERS.get(words[at + 1] ?? ''));
    if (tens !== undefined && unit >= 1 && unit <= 9) at++;
    const value =
      tens === undefined ? (PARTS.get(word) ?? PLAIN_NUMBERS.get(word)) : tens + (unit <= 9 ? unit || 0 : 0);
    out.push(String(value ?? word));
  }
  return out.join(' ');
}

/** If it has digits, only fractions such as in "sawa 2 crore". */
export const replaceNumberWordsUnlessDigits = (folded: string): string =>
  /\d/.test(folded) && !folded.split(/\s+/).some((word) => QUARTERS.has(word)) ? folded : replaceNumberWords(folded);
