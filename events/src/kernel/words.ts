import { normalizeSpelling } from './fold-spelling.ts';

/** Lower case, compatibility forms folded: "Sector-70, Mohali" gives sector, 70 and mohali. */
export const splitLowerCaseWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const NUMBERED = new Map([
  ['sec', 'sector'],
  ['sector', 'sector'],
  ['ph', 'phase'],
  ['phase', 'phase'],
]);

/** Ignores nuktas; "sector70" and "sec 70" give sector, 70, and "3b-2" gives 3b2. */
export const splitSearchWords = (text: string): string[] =>
  splitLowerCaseWords(normalizeSpelling(text).replace(/(?<=\p{N}[a-d])-(?=\p{N}(?![\p{L}\p{N}]))/gu, '')).flatMap(
    splitSectorOrPhaseName,
  );

export function splitSectorOrPhaseName(word: string): string[] {
  const [, name, number] = /^(sector|sec|phase|ph)(\p{N}.*)?$/u.exec(word) ?? [];
  if (name === undefined) return [word];
  return [NUMBERED.get(name) ?? name, ...(number === undefined ? [] : [number])];
}
