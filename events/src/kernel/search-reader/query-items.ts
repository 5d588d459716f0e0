import { PLAIN_NUMBERS, TENS_WORDS } from '../contacts/number-words.ts';
import { type FigureUnit, NUMBER_WORDS, PART_WORDS } from './search-words.ts';
import { hindiNumberDigits, joinNormalizedWords, type QueryToken } from './split-query.ts';
import type { NamedLandmark, NamedPlace, Vocabulary, VocabularyEntry } from './vocabulary.ts';

export type QueryItem<P extends NamedPlace = NamedPlace, L extends NamedLandmark = NamedLandmark> = {
  /** Its tokens: the first, and the one behind the last. */
  at: number;
  end: number;
  word: string;
  key: string;
  entry?: VocabularyEntry<P, L>;
  number?: number;
  before: string;
  after: string;
  mayBeNumber?: true;
  isTaken?: true;
  /** Part of a name that nobody knows. */
  isName?: true;
};

const ORDINALS = new Set(['st', 'nd', 'rd', 'th', 'वीं', 'ਵੀਂ']);

export class QueryItems<P extends NamedPlace = NamedPlace, L extends NamedLandmark = NamedLandmark> {
  readonly list: QueryItem<P, L>[];

  constructor(
    readonly tokens: readonly QueryToken[],
    readonly vocabulary: Vocabulary<P, L>,
  ) {
    this.list = listItems(tokens, vocabulary);
  }

  /** "2nd" */
  isOrdinalEnding(at: number): boolean {
    const item = this.list[at];
    return item !== undefined && !item.isTaken && item.at === this.list[at - 1]?.end && ORDINALS.has(item.word);
  }

  readUnit(at: number): { unit: FigureUnit; next: number } | undefined {
    const item = this.list[at];
    if (!item || item.isTaken) return undefined;
    for (let length = Math.min(LONGEST_UNIT, this.tokens.length - item.at); length > 0; length--) {
      const end = item.at + length;
      const isSplit = this.tokens.slice(item.at + 1, end).some(({ before }) => SEPARATES.test(before));
      const unit = isSplit ? undefined : this.vocabulary.units.get(this.key(item.at, end));
      if (!unit) continue;
      // The "m" of "sq m" alone is no item.
      const next = this.list.findIndex((one, k) => k > at && one.at >= end);
      const last = next < 0 ? this.list.length : next;
      if (this.list[last - 1].end <= end) return { unit, next: last };
    }
    return undefined;
  }

  /** The one before it, or a separate area unit ("gaj plot 200"). */
  findLooseUnit(figure: number, value: number): FigureUnit | undefined {
    for (let at = 0; at < this.list.length; at++) {
      if (this.list[at].number !== undefined || this.list[at - 1]?.number !== undefined) continue;
      const unit = this.readUnit(at);
      if (!unit) continue;
      const isBefore = unit.next === figure;
      const fits = isBefore ? unit.unit.of !== 'floor' || value <= MAX_FLOOR : unit.unit.of === 'area';
      if (fits) {
        this.take(at, unit.next);
        return unit.unit;
      }
    }
    return undefined;
  }

  take(from: number, to: number): void {
    for (const item of this.list.slice(from, to)) item.isTaken = true;
  }

  takeTokens(from: number, to: number): void {
    for (const item of this.list) if (item.at < to && item.end > from) item.isTaken = true;
  }

  key(from: number, to: number): string {
    return joinNormalizedWords(this.tokens.slice(from, to).map(({ word }) => word));
  }
}
const LONGEST_UNIT = 4;
/** "Builder floor 200" means an area. */
const MAX_FLOOR = 60;
/** Signs that no phrase contains: "3 bhk+s" has no "bhks". */
const SEPARATES = /[+<>]/;

/** The longest known phrase at each token. */
function listItems<P extends NamedPlace, L extends NamedLandmark>(
  tokens: readonly QueryToken[],
  { entries, longest }: Vocabulary<P, L>,
): QueryItem<P, L>[] {
  const items: QueryItem<P, L>[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { word, number } = tokens[at];
    let key = word;
    let [entry, end] = [number === undefined ? entries.get(word) : undefined, at + 1];
    for (let to = at + 2; to <= Math.min(tokens.length, at + longest); to++) {
      const { before, word: next } = tokens[to - 1];
      if (SEPARATES.test(before)) break;
      key += /\d$/.test(key) && /^\d/.test(next) ? ` ${next}` : next;
      const known = entries.get(key);
      if (known) [entry, end] = [known, to];
    }
    const isNumber = entry === undefined && number !== undefined;
    items.push({
      at,
      end,
      word,
      key: joinNormalizedWords(tokens.slice(at, end).map((token) => token.word)),
      entry,
      ...(isNumber && { number }),
      ...(number === undefined && isNumberWord(word) && { mayBeNumber: true as const }),
      before: tokens[at].before,
      after: tokens[end - 1].after,
    });
    at = end;
  }
  return items.filter(({ entry, mayBeNumber }) => mayBeNumber || !isOnlyStop(entry));
}

export const isNumberWord = (word: string): boolean =>
  PLAIN_NUMBERS.has(word) ||
  TENS_WORDS.has(word) ||
  PART_WORDS.has(word) ||
  NUMBER_WORDS.has(word) ||
  hindiNumberDigits(word) !== undefined;

const isOnlyStop = (entry: VocabularyEntry | undefined): boolean =>
  entry?.isStop === true && !entry.says && !entry.before && !entry.after && !entry.connects && !entry.places;
