import type { AnyFacetValue, CountFilterValue } from '../attributes/facets.ts';
import { clamp } from '../clamp.ts';
import type { PlaceId } from '../ids.ts';
import type { MapFilter } from '../map-filter.ts';
import { SUBTYPES_OF } from '../property-kinds.ts';
import { NEAR_KM, type TravelMode, WITHIN_KM, WITHIN_MINUTES } from '../within.ts';
import { correctMultiWordNames } from './correct-names.ts';
import { findTravelModeInQuery, takeNearbyPhrasesFromQuery, takePlacesFromQuery } from './name-places.ts';
import { isNumberWord, type QueryItem, QueryItems } from './query-items.ts';
import { type FigureStatement, type Figures, takeFiguresFromQuery } from './read-figures.ts';
import { takeNegationsFromQuery } from './read-negations.ts';
import { takePossessionMonthsFromQuery } from './read-possession.ts';
import type { PartStatement, SearchPart } from './search-part.ts';
import { joinNormalizedWords, type QueryToken, tokenizeQuery } from './split-query.ts';
import { combineSearchParts } from './to-filter.ts';
import type { NamedLandmark, NamedPlace, Vocabulary } from './vocabulary.ts';

export type Correction = { from: number; to: number; typed: string; meant: string };

/** Of a part that may mean several things the filter has all options, or the first. */
export type AmbiguousSearchPart = { from: number; to: number; options: readonly PartStatement[] };

export type SearchReading = {
  parts: SearchPart[];
  filter: MapFilter;
  /** No filter has them ("cheap"), as typed. */
  ignored: string[];
  /** Unknown, as typed: perhaps words of a title. */
  words: string[];
  corrections: Correction[];
  choices: AmbiguousSearchPart[];
};

export type SearchContext = {
  /** On screen: preferred among places of one name. */
  city?: PlaceId;
  /** Without corrections. */
  asTyped?: boolean;
};

/** Deterministic. */
export function interpretSearchText<P extends NamedPlace, L extends NamedLandmark>(
  text: string,
  vocabulary: Vocabulary<P, L>,
  { city, asTyped = false }: SearchContext = {},
): SearchReading {
  const tokens = tokenizeQuery(text);
  const misspelt = asTyped ? [] : correctTokens(tokens, vocabulary);
  const items = new QueryItems(tokens, vocabulary);
  const parts: SearchPart[] = [];
  const choices: SearchReading['choices'] = [];
  const span = (from: number, to: number) => ({ from: tokens[from].from, to: tokens[to - 1].to });
  const add = (from: number, to: number, says: PartStatement) => parts.push({ ...span(from, to), ...says });

  const excluded: { at: number; end: number }[] = [];
  for (const { at, end, says } of takeNegationsFromQuery(items)) {
    if (says) add(at, end, says);
    else excluded.push({ at, end });
  }
  for (const { at, end, ...says } of takePossessionMonthsFromQuery(items)) add(at, end, says);
  const figures = takeFiguresFromQuery(items, readContext(items));
  let reach: Reach | undefined;
  let reachFigures: Figures | undefined;
  for (const one of figures) {
    const { from, to, says, or } = one;
    for (const statement of says)
      if (statement.facet === 'reach') [reach, reachFigures] = [statement, one];
      else add(from.at, to.end, statement);
    const [said] = says;
    if (or && or.facet !== 'reach' && said.facet !== 'reach')
      choices.push({ ...span(from.at, to.end), options: [said, or] });
  }
  const spans = takeNearbyPhrasesFromQuery(items, city);
  for (const near of spans) {
    const [landmark, ...others] = near.landmarks;
    const limit = toLimit(reach, near.by);
    const toNear = ({ id }: L) => ({ facet: 'near', value: id, limit }) as const;
    add(near.from, near.to, toNear(landmark));
    if (others.length > 0) choices.push({ ...span(near.from, near.to), options: near.landmarks.map(toNear) });
  }
  let isReachUsed = spans.length > 0;
  for (const { from, to, places } of takePlacesFromQuery(items, city)) {
    if (reachFigures && !isReachUsed && places.length === 1 && isMeasuredFrom(items, reachFigures, { from, to })) {
      isReachUsed = true;
      add(from, to, { facet: 'near', value: places[0].id, limit: toLimit(reach, findTravelModeInQuery(items)) });
      continue;
    }
    const options = places.map(({ id }) => ({ facet: 'place', value: id }) as const);
    for (const option of options) add(from, to, option);
    if (options.length > 1) choices.push({ ...span(from, to), options });
  }
  for (const { at, end, ...says } of readStatements(items)) add(at, end, says);
  const merged = mergeParts(parts);
  for (const part of merged)
    if (part.facet === 'kind' && part.value.length > 1)
      choices.push({
        ...{ from: part.from, to: part.to },
        options: part.value.map((kind) => ({ facet: 'kind', value: [kind] })),
      });
  const { ignored, words } = listUnusedWords(items, text);
  ignored.push(...excluded.map(({ at, end }) => text.slice(tokens[at].from, tokens[end - 1].to)));
  if (reachFigures && !isReachUsed)
    ignored.push(text.slice(tokens[reachFigures.from.at].from, tokens[reachFigures.to.end - 1].to));
  return {
    parts: merged,
    filter: combineSearchParts(merged),
    ignored,
    words,
    corrections: listCorrections(misspelt, text, items),
    choices,
  };
}

/** The filter of a reading if a part means one of its options. */
export function filterWithChosenOption(
  { parts }: SearchReading,
  { from, to, options }: AmbiguousSearchPart,
  option: PartStatement,
): MapFilter {
  const isOpen = (part: SearchPart) =>
    part.from >= from && part.to <= to && options.some(({ facet }) => facet === part.facet);
  return combineSearchParts([...parts.filter((part) => !isOpen(part)), { from, to, ...option }]);
}

/** "5 km from Kharar", "kharar se 5 km": only such words are between them. */
function isMeasuredFrom(items: QueryItems, { from, to }: Figures, place: { from: number; to: number }): boolean {
  const isBehind = place.from >= to.end;
  const [start, end] = isBehind ? [to.end, place.from] : [place.to, from.at];
  const between = items.tokens.slice(start, end).map(({ word }, k) => {
    const item = items.list.find(({ at, end: last }) => at <= start + k && last > start + k);
    return item ? isLeading(item) : items.vocabulary.entries.get(word)?.isStop === true;
  });
  return end >= start && between.every(Boolean) && (isBehind || between.length > 0);
}

const isLeading = ({ entry }: QueryItem): boolean =>
  Boolean(entry && !entry.says && !entry.places && (entry.connects || entry.before || entry.isStop));

type Reach = Extract<FigureStatement, { facet: 'reach' }>;
const WALK_MINUTES = 15;

/** Without a figure "near" is a distance, and on foot a time. */
function toLimit(
  reach: Reach | undefined,
  by: TravelMode | undefined,
): Extract<PartStatement, { facet: 'near' }>['limit'] {
  if (reach && 'minutes' in reach) return { minutes: clamp(reach.minutes, 1, WITHIN_MINUTES.at(-1)!), by: by ?? 'car' };
  if (reach) return { km: clamp(Math.round(reach.km * 10) / 10, 0.1, WITHIN_KM.at(-1)!) };
  return by === 'foot' ? { minutes: WALK_MINUTES, by } : { km: NEAR_KM };
}

function correctTokens(tokens: QueryToken[], vocabulary: Vocabulary): QueryToken[] {
  const corrected = correctMultiWordNames(tokens, vocabulary);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token.number !== undefined || vocabulary.knows(token.word) || isNumberWord(token.word)) continue;
    // "mani majra": known without the space.
    const isPart = [tokens[at - 1]?.word + token.word, token.word + tokens[at + 1]?.word].some((key) =>
      vocabulary.entries.has(key),
    );
    if (isPart) continue;
    const glued = splitGlued(token, vocabulary);
    if (glued) {
      tokens.splice(at, 1, ...glued);
      continue;
    }
    const meant = vocabulary.correct(token.word);
    if (meant === undefined) {
      const joined = joinMisspelt(tokens, at, vocabulary);
      if (joined) tokens.splice(at, joined.count, joined.token);
      if (joined) corrected.push(joined.token);
      continue;
    }
    token.corrected = token.word;
    token.word = meant;
    corrected.push(token);
  }
  return corrected;
}

/** "chatt bir zoo" for Chhatbir Zoo: unknown words that only together are a name. */
function joinMisspelt(
  tokens: readonly QueryToken[],
  at: number,
  vocabulary: Vocabulary,
): { token: QueryToken; count: number } | undefined {
  for (const count of [3, 2]) {
    const some = tokens.slice(at, at + count);
    const hasMeaning = ({ word, number }: QueryToken) =>
      number !== undefined || vocabulary.entries.has(word) || vocabulary.units.has(word);
    if (some.length < count || some.some(hasMeaning)) continue;
    const word = joinNormalizedWords(some.map((one) => one.word));
    const meant = vocabulary.correct(word);
    const entry = meant === undefined ? undefined : vocabulary.entries.get(meant);
    if (meant === undefined || !(entry?.places ?? entry?.landmarks)) continue;
    const last = some[count - 1];
    return { token: { ...some[0], to: last.to, after: last.after, word: meant, corrected: word }, count };
  }
  return undefined;
}

/** Shorter parts of a word are found in many. */
const MIN_GLUED = 3;

/** "2bhkflat" and "kothimohali": two words without the space. */
function splitGlued(token: QueryToken, vocabulary: Vocabulary): QueryToken[] | undefined {
  const { word, from, to } = token;
  if (word.length !== to - from) return undefined;
  for (let cut = MIN_GLUED; cut <= word.length - MIN_GLUED; cut++) {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)];
    if (!hasOwnMeaning(head, vocabulary) || !hasOwnMeaning(tail, vocabulary)) continue;
    return [
      { ...token, word: head, to: from + cut, after: '' },
      { ...token, word: tail, from: from + cut, before: '' },
    ];
  }
  return undefined;
}

const hasOwnMeaning = (word: string, { entries, units }: Vocabulary): boolean => {
  const entry = entries.get(word);
  return units.has(word) || Boolean(entry?.says || entry?.places);
};

function readContext({ list }: QueryItems) {
  const kinds = list.flatMap(({ entry }) => (entry?.says?.facet === 'kind' ? entry.says.value : []));
  const isLand = kinds.some((kind) => kind === 'kothi' || kind.endsWith('plot'));
  return { isLand, isBuilding: kinds.length > 0 && !isLand };
}

type ReadStatement = { at: number; end: number } & Exclude<PartStatement, { facet: 'place' | 'near' }>;

function readStatements(items: QueryItems): ReadStatement[] {
  const { list } = items;
  const said: ReadStatement[] = [];
  for (let k = 0; k < list.length; k++) {
    const item = list[k];
    if (item.isTaken || item.isName) continue;
    const says = item.entry?.says ?? readParkingStatement(items, k);
    if (!says) continue;
    const shared = readSharedTail(items, k);
    if (shared) said.push(shared);
    // "1 servant room"
    const count = list[k - 1];
    const isCounted = says.facet === 'room' && count?.number !== undefined && !count.isTaken && count.end === item.at;
    items.take(isCounted ? k - 1 : k, k + 1);
    said.push({ at: item.at, end: item.end, ...says });
    const second = readSharedHead(items, k);
    if (second) said.push(second);
  }
  return said;
}

/** "Near school and hospital": the words before the first alternative are those of the second too. */
function readSharedHead({ list, tokens, vocabulary }: QueryItems, k: number): ReadStatement | undefined {
  const { at, end, entry } = list[k];
  const [or, other] = [list[k + 1], list[k + 2]];
  if (end - at < 2 || !other || other.entry || other.isTaken || !or.entry?.connects?.includes('or')) return undefined;
  if (or.at !== end || other.at !== or.end) return undefined;
  const head = tokens.slice(at, end - 1).map(({ word }) => word);
  const says = vocabulary.entries.get(joinNormalizedWords([...head, other.word]))?.says;
  if (!says || says.facet !== entry?.says?.facet) return undefined;
  other.isTaken = true;
  return { at: other.at, end: other.end, ...says };
}

/** "East or north facing": the words behind the last alternative are those of the one before it too. */
function readSharedTail({ list, tokens, vocabulary }: QueryItems, k: number): ReadStatement | undefined {
  const { at, end, before, entry } = list[k];
  const isSign = /^[,/&]$/.test(before);
  const other = list[k - (isSign ? 1 : 2)];
  if (end - at < 2 || !other || (!isSign && !list[k - 1].entry?.connects?.includes('or'))) return undefined;
  if (other.isTaken && !other.entry?.says) return undefined;
  if (other.end - other.at > 1) return undefined;
  const words = tokens.slice(at, end).map(({ word }) => word);
  const found = words.slice(1).map((_, cut) => {
    const key = joinNormalizedWords([other.word, ...words.slice(cut + 1)]);
    return vocabulary.entries.get(key)?.says;
  });
  const says = found.find((one) => one && one.facet === entry?.says?.facet);
  if (!says) return undefined;
  other.isTaken = true;
  return { at: other.at, end: other.end, ...says };
}

/** "With parking": at least one. */
function readParkingStatement(items: QueryItems, k: number) {
  const unit = items.list[k].entry ? undefined : items.readUnit(k);
  if (unit?.unit.of !== 'parkings') return undefined;
  items.take(k, unit.next);
  return { facet: 'attribute', name: 'carParkings', value: 1 } as const;
}

/** "flat or kothi" is one part. A type that its kinds imply goes. */
function mergeParts(parts: readonly SearchPart[]): SearchPart[] {
  const merged: SearchPart[] = [];
  for (const part of [...parts].sort((a, b) => a.from - b.from)) {
    const same = merged.find((one) => isSameFacet(one, part));
    if (!same) merged.push(part);
    else if (same.facet === 'kind' && part.facet === 'kind') {
      const common = same.value.filter((kind) => part.value.includes(kind));
      same.value = common.length > 0 ? common : [...new Set([...same.value, ...part.value])];
    } else if (same.facet === 'attribute' && part.facet === 'attribute')
      same.value = mergeValues(same.value, part.value);
  }
  const kinds = merged.find((part) => part.facet === 'kind');
  const type = merged.find((part) => part.facet === 'type');
  if (!kinds || !type) return merged;
  const within = kinds.value.filter((kind) => SUBTYPES_OF[type.value].includes(kind));
  if (within.length === 0) return merged;
  kinds.value = within;
  return merged.filter((part) => part !== type);
}

function isSameFacet(a: SearchPart, b: SearchPart): boolean {
  if (a.facet !== b.facet) return false;
  switch (a.facet) {
    case 'attribute':
    case 'listing':
      return a.name === (b as typeof a).name;
    case 'amenity':
    case 'room':
    case 'place':
    case 'near':
      return a.value === (b as typeof a).value;
    default:
      return true;
  }
}

function mergeValues(a: AnyFacetValue, b: AnyFacetValue): AnyFacetValue {
  if (Array.isArray(a) && Array.isArray(b)) return [...new Set([...a, ...b])];
  if (isCounts(a) && isCounts(b)) {
    const from = a.from ?? b.from;
    return { exact: [...new Set([...a.exact, ...b.exact])].sort((x, y) => x - y), ...(from !== undefined && { from }) };
  }
  return a;
}

const isCounts = (value: AnyFacetValue): value is CountFilterValue => typeof value === 'object' && 'exact' in value;

function listUnusedWords(
  { list, tokens, vocabulary }: QueryItems,
  text: string,
): Pick<SearchReading, 'ignored' | 'words'> {
  const ignored: string[] = [];
  const unknown: { at: number; end: number }[] = [];
  for (const { entry, isTaken, mayBeNumber, at, end, word } of list) {
    if (isTaken) continue;
    const last = unknown.at(-1);
    const isUnknown = entry
      ? !entry.isIdle && (entry.says ?? entry.places ?? entry.landmarks)
      : last?.end === at || tokens[at].corrected !== undefined || !vocabulary.units.has(word);
    if (entry?.isIdle) ignored.push(text.slice(tokens[at].from, tokens[end - 1].to));
    else if (mayBeNumber) ignored.push(text.slice(tokens[at].from, tokens[end - 1].to));
    else if (isUnknown && last?.end === at) last.end = end;
    else if (isUnknown) unknown.push({ at, end });
  }
  return { ignored, words: unknown.map(({ at, end }) => text.slice(tokens[at].from, tokens[end - 1].to)) };
}

/** A name of several words is one correction, whichever of its words was wrong. */
function listCorrections(misspelt: readonly QueryToken[], text: string, { list, tokens }: QueryItems): Correction[] {
  const corrections = misspelt.flatMap((token): Correction[] => {
    const at = tokens.indexOf(token);
    const item = list.find((one) => one.at <= at && one.end > at);
    // A unit without a number.
    if (item && !item.isTaken && !item.entry) return [];
    const name = item?.entry?.places ?? item?.entry?.landmarks;
    if (!item || !name) return [{ ...toSpan(token), typed: text.slice(token.from, token.to), meant: token.word }];
    const [from, to] = [tokens[item.at].from, tokens[item.end - 1].to];
    const words = tokens.slice(item.at, item.end).map(({ word }) => word);
    const meant = words.length === 1 || name.length === 1 ? name[0].names.en : words.join(' ');
    return [{ from, to, typed: text.slice(from, to), meant }];
  });
  return corrections.filter(({ from }, k) => corrections.findIndex((one) => one.from === from) === k);
}

const toSpan = ({ from, to }: QueryToken) => ({ from, to });
