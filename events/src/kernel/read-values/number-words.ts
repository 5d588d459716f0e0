import { PLAIN_NUMBERS, TENS_WORDS } from '../contacts/number-words.ts';
import { foldSpelling } from '../fold-spelling.ts';

/** Parts as they are said before a unit: "डेढ़ करोड़" is 1.5 crore. */
const PARTS = new Map(
  [
    ['half', '0.5'],
    ['adha', '0.5'],
    ['aadha', '0.5'],
    ['आधा', '0.5'],
    ['ਅੱਧਾ', '0.5'],
    ['dedh', '1.5'],
    ['derh', '1.5'],
    ['डेढ़', '1.5'],
    ['ਡੇਢ', '1.5'],
    ['dhai', '2.5'],
    ['ढाई', '2.5'],
    ['ਢਾਈ', '2.5'],
  ].map(([word, value]) => [foldSpelling(word), value]),
);

const findTens = (word: string): number | undefined => {
  const tens = TENS_WORDS.get(word);
  return tens === undefined ? undefined : Number(tens) * 10;
};

/** Number words up to 99 as digits, "forty five lakh" as "45 lakh"; words of other kinds stay. */
export function foldNumberWords(folded: string): string {
  const words = folded.split(/[\s-]+/);
  const out: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    const tens = findTens(word);
    const unit = Number(PLAIN_NUMBERS.get(words[at + 1] ?? ''));
    if (tens !== undefined && unit >= 1 && unit <= 9) at++;
    const value =
      tens === undefined ? (PARTS.get(word) ?? PLAIN_NUMBERS.get(word)) : tens + (unit <= 9 ? unit || 0 : 0);
    out.push(String(value ?? word));
  }
  return out.join(' ');
}
