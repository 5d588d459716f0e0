import { listWordsWithFoldedForms } from './match-text.ts';
import { maxTyposInWord, spellingDistanceOfWord } from './typos.ts';

export type WrittenWord = { written: string; folded: string };

/** Undefined if all words are known or one has no similar word. `listNear`: most likely first. */
export async function correctUnknownWords(
  text: string,
  isKnown: (word: string) => Promise<boolean>,
  listNear: (word: string) => Promise<readonly WrittenWord[]>,
): Promise<string | undefined> {
  const parts = text.normalize('NFC').split(/([\p{L}\p{M}\p{N}]+)/u);
  let corrected = false;
  for (const [k, part] of parts.entries()) {
    // Separators between words contain no word.
    const word = listWordsWithFoldedForms(part).at(0);
    if (!word || maxTyposInWord(word.folded) === 0 || (await isKnown(word.folded))) continue;
    const nearest = findNearest(word.folded, await listNear(word.folded));
    if (!nearest) return undefined;
    parts[k] = nearest.written;
    corrected = true;
  }
  return corrected ? parts.join('') : undefined;
}

function findNearest(word: string, near: readonly WrittenWord[]): WrittenWord | undefined {
  let best: { one: WrittenWord; distance: number } | undefined;
  for (const one of near) {
    const distance = spellingDistanceOfWord(word, one.folded);
    if (distance !== undefined && (!best || distance < best.distance)) best = { one, distance };
  }
  return best?.one;
}
