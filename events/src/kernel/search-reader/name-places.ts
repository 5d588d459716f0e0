import type { PlaceId } from '../ids.ts';
import type { LandmarkKind } from '../landmark.ts';
import { MAX_PLACES } from '../map-filter.ts';
import type { TravelMode } from '../within.ts';
import type { QueryItem, QueryItems } from './query-items.ts';
import { joinNormalizedWords } from './split-query.ts';
import {
  type Connector,
  type NamedLandmark,
  type NamedPlace,
  sortAndJoinWords,
  type Vocabulary,
} from './vocabulary.ts';

/** Several where a name is of several and nothing decides. */
export type PlaceSpan<P> = { from: number; to: number; places: readonly P[] };
export type NearSpan<L> = { from: number; to: number; landmarks: readonly L[]; by?: TravelMode };

/** Places in a city have priority over the city, which then only locates them. */
export function takePlacesFromQuery<P extends NamedPlace, L extends NamedLandmark>(
  items: QueryItems<P, L>,
  searched: PlaceId | undefined,
): PlaceSpan<P>[] {
  const mentions = listMentions(items);
  const cities = mentions.filter(({ places }) => places.some(isCity));
  const named = new Set(cities.flatMap(({ places }) => places.filter(isCity).map(({ id }) => id)));
  const within = mentions.flatMap((mention) => {
    if (mention.places.some(isCity)) return [];
    const places = choosePlaces(mention, named, searched);
    return places.length > 0 ? [{ ...mention, places }] : [];
  });
  const used = new Set(within.flatMap(({ places }) => places.map(({ cityId }) => cityId)));
  // "Kharar or Zirakpur" are both searched; of "kharar mohali" the first is, which is in the district of the second.
  const own = cities.filter(
    ({ places, isJoined }, at) =>
      !places.some(({ id }) => used.has(id)) &&
      (within.length > 0 ? isJoined === 'word' : at === 0 || isJoined || cities.length > 2),
  );
  for (const { from, to } of [...within, ...cities]) items.takeTokens(from, to);
  return [...within, ...own.map((one) => ({ ...one, places: one.places.filter(isCity) }))]
    .sort((a, b) => a.from - b.from)
    .map(({ from, to, places }) => ({ from, to, places }));
}

const isCity = ({ kind }: NamedPlace): boolean => kind === 'city';

/** `isJoined`: with the name next to it, by a word or by a sign such as a comma. */
type Mention<P> = PlaceSpan<P> & { hasNumber: boolean; isJoined?: 'word' | 'sign' };

function listMentions<P extends NamedPlace, L extends NamedLandmark>(items: QueryItems<P, L>): Mention<P>[] {
  const mentions: Mention<P>[] = [];
  const { list, tokens, vocabulary } = items;
  for (let k = 0; k < list.length; k++) {
    const { entry, isTaken, at, end, before } = list[k];
    if (isTaken || !entry?.places) {
      const swapped = readSwapped(items, k);
      if (swapped) {
        mentions.push({ ...swapped, hasNumber: true });
        k++;
      }
      continue;
    }
    const last = mentions.at(-1);
    const isJoined = last && findJoin(list, k, last.to, before);
    if (last && isJoined) last.isJoined ??= isJoined;
    mentions.push({ from: at, to: end, places: entry.places, hasNumber: /\d/.test(list[k].key), isJoined });
    for (const more of readMoreNumbers(items, k)) mentions.push(more);
  }
  return mentions;

  /** "sector 70, 71 and 79" */
  function readMoreNumbers(items: QueryItems<P, L>, first: number): Mention<P>[] {
    const head = /^(sector|phase)\d/.exec(list[first].key)?.[1];
    const found: Mention<P>[] = [];
    if (!head) return found;
    for (let k = first + 1; k < list.length; k++) {
      const item = list[k];
      if (item.entry?.connects?.includes('or') && list[k + 1]?.number !== undefined) continue;
      if (item.number === undefined || item.isTaken || items.readUnit(k + 1)) break;
      const letter = list[k + 1];
      const isLettered = letter !== undefined && letter.at === item.end && /^[a-h]$/.test(letter.word) && !letter.entry;
      const end = isLettered ? letter.end : item.end;
      const places = vocabulary.entries.get(head + items.key(item.at, end))?.places;
      if (!places) break;
      items.takeTokens(item.at, end);
      found.push({ from: item.at, to: end, places, hasNumber: true });
    }
    return found;
  }

  /** "70 sector" */
  function readSwapped({ list }: QueryItems<P, L>, k: number): PlaceSpan<P> | undefined {
    const [number, word] = [list[k], list[k + 1]];
    if (number.number === undefined || number.isTaken || word === undefined || word.entry) return undefined;
    if (!/^(?:sector|phase)$/.test(word.word) || word.at !== number.end || tokens[word.end]?.number !== undefined)
      return undefined;
    const places = vocabulary.entries.get(word.word + number.word)?.places;
    return places && { from: number.at, to: word.end, places };
  }
}

function findJoin(list: readonly QueryItem[], k: number, end: number, before: string): 'word' | 'sign' | undefined {
  if (list[k].at === end) return /^[,/&|+]$/.test(before) ? 'sign' : undefined;
  const between = list[k - 1];
  const isWord = between.at === end && between.end === list[k].at && between.entry?.connects?.includes('or');
  return isWord ? 'word' : undefined;
}

function choosePlaces<P extends NamedPlace>(
  { places, hasNumber }: Mention<P>,
  cities: ReadonlySet<PlaceId>,
  searched: PlaceId | undefined,
): readonly P[] {
  const inCities = places.filter(({ cityId }) => cities.has(cityId));
  if (inCities.length > 0) return inCities.length <= MAX_PLACES ? inCities : [];
  // Every city has a Sector 7: next to a city's name, only that city's counts.
  if (cities.size > 0 && hasNumber) return [];
  const here = places.filter(({ cityId }) => cityId === searched);
  if (cities.size === 0 && here.length === 1) return here;
  return places.length <= MAX_PLACES ? places : [];
}

const MAX_LANDMARK_WORDS = 6;
const MODES: readonly (readonly [Connector, TravelMode])[] = [
  ['onFoot', 'foot'],
  ['byTwoWheeler', 'two-wheeler'],
  ['byCar', 'car'],
];

export const findTravelModeInQuery = ({ list }: Pick<QueryItems, 'list'>): TravelMode | undefined =>
  MODES.find(([connector]) => list.some(({ entry, isTaken }) => !isTaken && entry?.connects?.includes(connector)))?.[1];

export function takeNearbyPhrasesFromQuery<P extends NamedPlace, L extends NamedLandmark>(
  items: QueryItems<P, L>,
  searched: PlaceId | undefined,
): NearSpan<L>[] {
  const spans: NearSpan<L>[] = [];
  const by = findTravelModeInQuery(items);
  for (let k = 0; k < items.list.length; k++) {
    const { entry, isTaken, at, end } = items.list[k];
    if (isTaken) continue;
    const isNear = entry?.connects?.some(
      (one) => one === 'near' || one === 'onFoot' || one === 'byCar' || one === 'byTwoWheeler',
    );
    const found = isNear
      ? findForward(items, k + 1)
      : entry?.says?.facet === 'amenity'
        ? findNameBeforeKind(items, k)
        : entry?.connects?.includes('nearAfter')
          ? findBackward(items, k)
          : entry?.landmarks && !entry.places && !entry.says && !isOtherKind(entry.landmarks, items.tokens[end]?.word)
            ? { from: at, to: end, landmarks: entry.landmarks }
            : undefined;
    if (!found) continue;
    const city = findCityBeside(items, found);
    const landmarks = chooseLandmarks(found, city?.id ?? findOnlyCity(items), searched, items.vocabulary);
    if (landmarks.length > MAX_PLACES) continue;
    const isInCity = city && landmarks.some((one) => isLandmarkInCity(one, city.id, items.vocabulary));
    const to = isInCity ? city.to : found.to + (isOwnKind(landmarks, items.tokens[found.to]?.word) ? 1 : 0);
    const from = isNear ? at : found.from;
    items.takeTokens(from, isNear ? to : Math.max(to, end));
    spans.push({ from: found.from, to, landmarks, ...(by && { by }) });
  }
  return spans;
}

/** `others`: have the text in their name, and count only if their city is named. */
type Found<L> = { from: number; to: number; landmarks: readonly L[]; others?: readonly L[] };

function findForward<P extends NamedPlace, L extends NamedLandmark>(
  { list, tokens, vocabulary }: QueryItems<P, L>,
  k: number,
): Found<L> | undefined {
  let next = k;
  // Words that only lead to the name: "walking distance from".
  while (
    list[next] &&
    (list[next].entry?.connects?.includes('near') || list[next].entry?.isStop) &&
    !list[next].entry?.landmarks
  )
    next++;
  if (!list[next] || list[next].isTaken) return undefined;
  const from = list[next].at;
  const find = (first: number): Found<L> | undefined => {
    for (let to = Math.min(tokens.length, first + MAX_LANDMARK_WORDS); to > first; to--) {
      const found = lookUp(
        vocabulary,
        tokens.slice(first, to).map(({ word }) => word),
      );
      if (found && !isOtherKind(found.landmarks, tokens[to]?.word)) return { from, to, ...found };
    }
    return undefined;
  };
  const found = find(from);
  if (found) return found;
  // "near chd airport"
  const city = list[next].entry?.places?.find(isCity);
  const behind = city && find(list[next].end);
  const inCity = city && behind?.landmarks.filter((one) => isLandmarkInCity(one, city.id, vocabulary));
  if (behind && inCity && inCity.length > 0) return { ...behind, landmarks: inCity };
  takeName(list, next);
  return undefined;
}

/** What a word behind a name makes of it: "Chitkara University" is not the school of that name, and a road is no landmark. */
const KINDS_OF_WORDS: Readonly<Record<string, readonly LandmarkKind[]>> = {
  university: ['university', 'college'],
  college: ['university', 'college'],
  school: ['school', 'college'],
  hospital: ['hospital'],
  road: [],
};
const isOtherKind = (landmarks: readonly NamedLandmark[], behind = ''): boolean =>
  Object.hasOwn(KINDS_OF_WORDS, behind) && !landmarks.some(({ kind }) => KINDS_OF_WORDS[behind].includes(kind));

/** "DPS school", "Elante mall": the word says no more than the name. */
const isOwnKind = (landmarks: readonly NamedLandmark[], behind = ''): boolean =>
  landmarks.some(
    ({ kind }) => kind === behind || (Object.hasOwn(KINDS_OF_WORDS, behind) && KINDS_OF_WORDS[behind].includes(kind)),
  );

/** In "near rose garden" nobody asks for a garden. */
function takeName(list: readonly QueryItem[], at: number): void {
  const [first, second] = [list[at], list[at + 1]];
  if (first.entry || first.number !== undefined || second?.isTaken) return;
  if (second?.entry?.says?.facet === 'amenity') second.isName = true;
}

function findBackward<P extends NamedPlace, L extends NamedLandmark>(
  { list, tokens, vocabulary }: QueryItems<P, L>,
  k: number,
): Found<L> | undefined {
  const before = list[k - 1];
  if (!before || before.isTaken) return undefined;
  const to = before.end;
  for (let from = Math.max(0, to - MAX_LANDMARK_WORDS); from < to; from++) {
    const found = lookUp(
      vocabulary,
      tokens.slice(from, to).map(({ word }) => word),
    );
    if (found) return { from, to, ...found };
  }
  if (before.entry?.says?.facet === 'amenity' && isUnknown(list[k - 2])) before.isName = true;
  return undefined;
}

/** "Fortis hospital ke paas": the name of a hospital, not any hospital. */
function findNameBeforeKind<P extends NamedPlace, L extends NamedLandmark>(
  { list, tokens, vocabulary }: QueryItems<P, L>,
  k: number,
): Found<L> | undefined {
  const { at, end } = list[k];
  const isNearAfter = (from: number) =>
    vocabulary.entries
      .get(joinNormalizedWords(tokens.slice(from, end).map(({ word }) => word)))
      ?.connects?.includes('nearAfter');
  const to = tokens.findIndex((_, from) => from > at && from < end && isNearAfter(from));
  if (to < 0) return undefined;
  for (let from = Math.max(0, to - MAX_LANDMARK_WORDS); from < at; from++) {
    const isFree = list.every((item) => !item.isTaken || item.end <= from || item.at >= at);
    const found = isFree
      ? lookUp(
          vocabulary,
          tokens.slice(from, to).map(({ word }) => word),
        )
      : undefined;
    if (found) return { from, to, ...found };
  }
  return undefined;
}

function findOnlyCity<P extends NamedPlace, L extends NamedLandmark>({ list }: QueryItems<P, L>): PlaceId | undefined {
  const cities = list.flatMap(({ entry, isTaken }) => (isTaken ? [] : (entry?.places?.filter(isCity) ?? [])));
  return cities.length === 1 ? cities[0].id : undefined;
}

const isUnknown = (item: QueryItem | undefined): boolean =>
  item !== undefined && !item.isTaken && !item.entry && item.number === undefined;

function lookUp<P extends NamedPlace, L extends NamedLandmark>(
  { entries, nearby }: Vocabulary<P, L>,
  words: readonly string[],
): Pick<Found<L>, 'landmarks' | 'others'> | undefined {
  const key = joinNormalizedWords(words);
  const entry = entries.get(key);
  // "Near Kharar" is not near a station in whose name it is.
  if (entry?.places && !entry.landmarks) return undefined;
  const [named, others] = [entry?.landmarks, nearby.get(key) ?? nearby.get(sortAndJoinWords(words))];
  const landmarks = named ?? others;
  return landmarks && { landmarks, others };
}

/** As in "near fortis mohali". */
function findCityBeside<P extends NamedPlace, L extends NamedLandmark>(items: QueryItems<P, L>, { to }: Found<L>) {
  const item = items.list.find(({ at, isTaken }) => at === to && !isTaken);
  const place = item?.entry?.places?.find(isCity);
  return place && item ? { id: place.id, to: item.end } : undefined;
}

function isLandmarkInCity<P extends NamedPlace, L extends NamedLandmark>(
  landmark: L,
  city: PlaceId,
  { cities }: Vocabulary<P, L>,
): boolean {
  const name = cities.find(({ id }) => id === city)?.names.en.toLowerCase();
  return landmark.cityId === city || (name !== undefined && landmark.names.en.toLowerCase().includes(name));
}

/** Those in the city that is named, else those in the city on screen. */
function chooseLandmarks<P extends NamedPlace, L extends NamedLandmark>(
  { landmarks, others = landmarks }: Found<L>,
  city: PlaceId | undefined,
  searched: PlaceId | undefined,
  vocabulary: Vocabulary<P, L>,
): readonly L[] {
  const listWithin = (some: readonly L[], id: PlaceId | undefined) =>
    id === undefined ? [] : some.filter((one) => isLandmarkInCity(one, id, vocabulary));
  for (const within of [listWithin(landmarks, city), listWithin(others, city), listWithin(landmarks, searched)])
    if (within.length > 0) return within;
  return landmarks;
}
