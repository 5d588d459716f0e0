import { toAsciiDigits } from '../digits.ts';

/** With the original position of each character. */
export type FoldedText = {
  text: string;
  /** In the original. */
  from: number[];
  to: number[];
};

/** Format characters, accents, key caps, nuktas, fillers. */
const INVISIBLE = /\p{Cf}|\p{Script=Inherited}|[\u115f\u1160\u3164\uffa0]|\u093c|\u0a3c/u;
/** Without compatibility mapping: first code point, first digit, count. */
const CIRCLED: readonly (readonly [start: number, digit: number, count: number])[] = [
  [0x2776, 1, 9],
  [0x2780, 1, 9],
  [0x278a, 1, 9],
  [0x24f5, 1, 9],
  [0x24ff, 0, 1],
];
const NUMERALS = [...'〇一二三四五六七八九'];
const LOOKALIKES = new Map(
  [...'аaеeоoрpсcхxуyіiѕsјjкkмmтtοoαaιiνvρpεeτtκk'].flatMap((letter, i, all) => (i % 2 ? [] : [[letter, all[i + 1]]])),
);

/** Linear. */
export function foldText(original: string): FoldedText {
  const folded: FoldedText = { text: '', from: [], to: [] };
  let at = 0;
  for (const letter of original) {
    const end = at + letter.length;
    const plain = letter < '\u0080' ? letter.toLowerCase() : foldLetter(letter);
    folded.text += plain;
    for (let i = 0; i < plain.length; i++) {
      folded.from.push(at);
      folded.to.push(end);
    }
    at = end;
  }
  return folded;
}

function foldLetter(letter: string): string {
  if (letter === '\u2800') return ' ';
  const code = letter.codePointAt(0)!;
  for (const [start, digit, count] of CIRCLED)
    if (code >= start && code < start + count) return String(digit + code - start);
  if (letter === '零') return '0';
  let plain = '';
  for (const part of letter.normalize('NFKD').toLowerCase()) {
    if (INVISIBLE.test(part)) continue;
    const numeral = NUMERALS.indexOf(part);
    plain += numeral >= 0 ? String(numeral) : (LOOKALIKES.get(part) ?? toAsciiDigits(part));
  }
  return plain;
}
