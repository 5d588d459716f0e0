import { countTypos } from '../count-typos.ts';
import type { QueryToken } from './split-query.ts';
import {
  COMMON_IN_LANDMARKS,
  MAX_NAME_WORDS,
  type MultiWordName,
  maxTyposForWord,
  sortAndJoinWords,
  type Vocabulary,
} from './vocabulary.ts';

/** Shorter ones are often words of a sentence. */
const MIN_LANDMARK_LETTERS = 5;

/**
 * Names of several words that are typed with an error in one of them ("adarsh naar") or in another order. They explain
 * more of the text than a correction of the word alone.
 * @returns the corrected tokens
 */
export function correctMultiWordNames(tokens: QueryToken[], vocabulary: Vocabulary): QueryToken[] {
  const corrected: QueryToken[] = [];
  const likely = tokens.map(({ word, number }) =>
    number !== undefined || vocabulary.knows(word) ? word : (vocabulary.correct(word) ?? word),
  );
  for (let at = 0; at < tokens.length; at++) {
    for (let length = Math.min(MAX_NAME_WORDS, tokens.length - at); length > 1; length--) {
      const some = tokens.slice(at, at + length);
      const words = some.map(({ word }) => word);
      const isKnown = vocabulary.entries.has(words.join(''));
      const meant = isKnown
        ? words
        : (findReordered(words, vocabulary) ?? findMeant(words, likely.slice(at, at + length), vocabulary));
      if (!meant) continue;
      const isReordered = sortAndJoinWords(meant) === sortAndJoinWords(words);
      for (const [k, word] of meant.entries()) {
        if (some[k].word === word) continue;
        if (!isReordered) {
          some[k].corrected = some[k].word;
          corrected.push(some[k]);
        }
        setWord(some[k], word);
      }
      at += length - 1;
      break;
    }
  }
  return corrected;
}

function setWord(token: QueryToken, word: string): void {
  token.word = word;
  if (/^\d+$/.test(word)) token.number = Number(word);
  else delete token.number;
}

/** "Sector 5 MDC" for MDC Sector 5. */
function findReordered(words: readonly string[], { names }: Vocabulary): readonly string[] | undefined {
  if (words.length < 3) return undefined;
  const sorted = sortAndJoinWords(words);
  return names
    .get(words[0])
    ?.find((name) => !name.isLandmark && name.words.length === words.length && sortAndJoinWords(name.words) === sorted)
    ?.words;
}

/** @param likely the words, each corrected alone */
function findMeant(
  words: readonly string[],
  likely: readonly string[],
  vocabulary: Vocabulary,
): readonly string[] | undefined {
  const names = new Set([...words, ...likely].flatMap((word) => vocabulary.names.get(word) ?? []));
  const scored = [...names].flatMap((name) => {
    if (name.words.length !== words.length) return [];
    const wrong = words.flatMap((word, k) => (word === name.words[k] ? [] : [{ typed: word, meant: name.words[k] }]));
    const isRight = (word: string, k: number) => word === name.words[k];
    const isNear = (words.some(isRight) || likely.some(isRight)) && wrong.every((one) => isForgiven(one, vocabulary));
    if (!isNear || (name.isLandmark && !isSurely(name, words, wrong, vocabulary))) return [];
    return [{ name, errors: wrong.reduce((sum, one) => sum + countTypos(one.typed, one.meant), 0) }];
  });
  scored.sort((a, b) => a.errors - b.errors);
  const [best, second] = scored;
  const isClear = second === undefined || second.errors > best.errors || isSameName(best.name, second.name);
  return best && isClear ? best.name.words : undefined;
}

type WrongWord = { typed: string; meant: string };

/** Of a known word only the plural is forgiven: "Wave Garden" for Wave Gardens. */
function isForgiven({ typed, meant }: WrongWord, { knows }: Vocabulary): boolean {
  if (knows(typed)) return typed === `${meant}s` || meant === `${typed}s`;
  return typed[0] === meant[0] && countTypos(typed, meant) <= maxTyposForWord(meant);
}

/** Names of landmarks contain common words and cities: "mohali walo" is not the mall Mohali Walk. */
function isSurely(
  name: MultiWordName,
  words: readonly string[],
  wrong: readonly WrongWord[],
  { entries }: Vocabulary,
): boolean {
  const hasOwnWord = words.some(
    (word, k) => word === name.words[k] && !COMMON_IN_LANDMARKS.has(word) && !entries.get(word)?.places,
  );
  return hasOwnWord || wrong.every(({ typed }) => typed.length >= MIN_LANDMARK_LETTERS);
}

const isSameName = (a: MultiWordName, b: MultiWordName): boolean => a.words.join(' ') === b.words.join(' ');
