import { AMENITIES, type Amenity } from '../amenities.ts';
import { type AttributePhrase, listAttributePhrases } from '../attributes/attribute-words.ts';
import type { AnyFacetValue, FacetName } from '../attributes/facets.ts';
import { PLAIN_NUMBERS, TENS_WORDS } from '../contacts/number-words.ts';
import { countTypos } from '../count-typos.ts';
import type { Landmark } from '../landmark.ts';
import type { ListingFilterName } from '../listing-filters.ts';
import type { Place } from '../place.ts';
import { type ListerType, PROPERTY_TYPES, type PropertyType, type Subtype } from '../property-kinds.ts';
import type { RoomFlag } from '../room-flags.ts';
import {
  AMENITY_WORDS,
  BOUNDS_AFTER,
  BOUNDS_BEFORE,
  type Bound,
  CONNECTORS,
  type FigureUnit,
  FLAG_WORDS,
  FLOOR_NAMES,
  FURNISHING_WORDS,
  IDLE_WORDS,
  KIND_WORDS,
  LISTER_WORDS,
  LISTING_FLAG_WORDS,
  PART_WORDS,
  READY_WORDS,
  ROOM_WORDS,
  STOP_WORDS,
  STRICTLY_ABOVE,
  STUDIO_WORDS,
  TRANSACTION_WORDS,
  TYPE_WORDS,
  UNIT_WORDS,
} from './search-words.ts';
import { joinNormalizedWords, splitPhraseWords } from './split-query.ts';

export type NamedPlace = Pick<Place, 'id' | 'kind' | 'cityId' | 'names' | 'aka'>;
export type NamedLandmark = Pick<Landmark, 'id' | 'kind' | 'names' | 'aka' | 'cityId'>;

export type Statement =
  | { facet: 'kind'; value: readonly Subtype[] }
  | { facet: 'type'; value: PropertyType }
  | { facet: 'lister'; value: ListerType }
  | { facet: 'amenity'; value: Amenity }
  | { facet: 'room'; value: RoomFlag }
  | { facet: 'attribute'; name: FacetName; value: AnyFacetValue }
  | { facet: 'listing'; name: ListingFilterName; value: true };

export type Connector = keyof typeof CONNECTORS;
export type VocabularyEntry<P extends NamedPlace = NamedPlace, L extends NamedLandmark = NamedLandmark> = {
  says?: Statement;
  places?: readonly P[];
  landmarks?: readonly L[];
  before?: Bound;
  after?: Bound;
  isStrict?: true;
  connects?: readonly Connector[];
  isStop?: true;
  isIdle?: true;
};

/** A place or landmark that is called by several words. */
export type MultiWordName = { words: readonly string[]; isLandmark: boolean };
export const MAX_NAME_WORDS = 4;

/** Made once for a region's places and landmarks. */
export type Vocabulary<P extends NamedPlace = NamedPlace, L extends NamedLandmark = NamedLandmark> = {
  entries: ReadonlyMap<string, VocabularyEntry<P, L>>;
  units: ReadonlyMap<string, FigureUnit>;
  /** Landmarks by parts of their names and by their sorted words, which mean them behind "near" alone. */
  nearby: ReadonlyMap<string, readonly L[]>;
  /** Names of several words by each of their words. */
  names: ReadonlyMap<string, readonly MultiWordName[]>;
  /** Words of the longest entry. */
  longest: number;
  knows(word: string): boolean;
  /** Only if there is one correction. */
  correct(word: string): string | undefined;
  cities: readonly P[];
  landmarks: ReadonlyMap<string, L>;
};

export function compileVocabulary<P extends NamedPlace, L extends NamedLandmark>(
  places: readonly P[],
  landmarks: readonly L[] = [],
): Vocabulary<P, L> {
  const entries = new Map<string, VocabularyEntry<P, L>>();
  const units = new Map<string, FigureUnit>();
  const words = new Set<string>([...PLAIN_NUMBERS.keys(), ...TENS_WORDS.keys(), ...PART_WORDS]);
  /** Landmarks count only by their whole names, which consist of common words. */
  const targets = new Set<string>();
  let longest = 0;
  const note = (some: readonly string[], isTarget = true): string => {
    for (const word of some) {
      words.add(word);
      if (isTarget) targets.add(word);
    }
    longest = Math.max(longest, some.length);
    return joinNormalizedWords(some);
  };
  const enter = (some: readonly string[], change: (entry: VocabularyEntry<P, L>) => void, isTarget = true): void => {
    const key = note(some, isTarget);
    if (key === '') return;
    const entry = entries.get(key) ?? {};
    change(entry);
    entries.set(key, entry);
  };
  const each = (phrases: string, change: (entry: VocabularyEntry<P, L>) => void): void => {
    for (const phrase of phrases.split('|')) enter(splitPhraseWords(phrase), change);
  };
  /** The registry's own phrases are entered last and do not replace others. */
  const says = (phrases: string, statement: Statement): void =>
    each(phrases, (entry) => {
      entry.says ??= statement;
    });

  for (const [value, phrases] of KIND_WORDS) says(phrases, { facet: 'kind', value });
  for (const value of PROPERTY_TYPES) says(TYPE_WORDS[value], { facet: 'type', value });
  for (const [value, phrases] of listed(LISTER_WORDS)) says(phrases, { facet: 'lister', value });
  for (const [value, phrases] of listed(READY_WORDS)) says(phrases, { facet: 'attribute', name: 'possession', value });
  for (const [value, phrases] of listed(TRANSACTION_WORDS))
    says(phrases, { facet: 'attribute', name: 'transaction', value: [value] });
  for (const [value, phrases] of listed(FURNISHING_WORDS))
    says(phrases, { facet: 'attribute', name: 'furnishing', value: [value] });
  says(STUDIO_WORDS, { facet: 'attribute', name: 'bedrooms', value: { exact: [1] } });
  for (const [value, phrases] of listed(ROOM_WORDS)) says(phrases, { facet: 'room', value });
  for (const [name, phrases] of listed(LISTING_FLAG_WORDS)) says(phrases, { facet: 'listing', name, value: true });
  for (const [name, phrases] of listed(FLAG_WORDS)) says(phrases, { facet: 'attribute', name, value: true });
  for (const [floor, phrases] of listed(FLOOR_NAMES))
    says(phrases, { facet: 'attribute', name: 'floor', value: { min: Number(floor), max: Number(floor) } });
  for (const value of AMENITIES) says(AMENITY_WORDS[value], { facet: 'amenity', value });
  for (const phrase of listAttributePhrases()) {
    const statement = toStatement(phrase);
    if (statement)
      enter(splitPhraseWords(phrase.words.join(' ')), (entry) => {
        entry.says ??= statement;
      });
  }
  for (const [bound, phrases] of listed(BOUNDS_BEFORE))
    each(phrases, (entry) => {
      entry.before = bound;
    });
  for (const [bound, phrases] of listed(BOUNDS_AFTER))
    each(phrases, (entry) => {
      entry.after = bound;
    });
  each(STRICTLY_ABOVE, (entry) => {
    entry.isStrict = true;
  });
  for (const [connector, phrases] of listed(CONNECTORS))
    each(phrases, (entry) => {
      entry.connects = [...(entry.connects ?? []), connector];
    });
  each(STOP_WORDS, (entry) => {
    entry.isStop = true;
  });
  each(IDLE_WORDS, (entry) => {
    entry.isIdle = true;
  });
  for (const [unit, phrases] of UNIT_WORDS)
    for (const phrase of phrases.split('|')) units.set(note(splitPhraseWords(phrase)), unit);

  const names = new Map<string, MultiWordName[]>();
  const addName = (some: readonly string[], isLandmark: boolean): void => {
    if (some.length < 2 || some.length > MAX_NAME_WORDS) return;
    for (const word of new Set(some)) {
      const known = names.get(word);
      if (known) known.push({ words: some, isLandmark });
      else names.set(word, [{ words: some, isLandmark }]);
    }
  };
  const cities = places.filter(({ kind }) => kind === 'city');
  for (const place of places)
    for (const key of new Set(
      [...listNames(place), ...shortenCities(place, cities)].flatMap(listPlaceWords).map(join),
    )) {
      addName(key.split(' '), false);
      enter(key.split(' '), (entry) => {
        if (!entry.places?.includes(place)) entry.places = [...(entry.places ?? []), place];
      });
    }
  addShortNames(places, entries, enter);
  const nearby = new Map<string, L[]>();
  for (const landmark of landmarks) {
    for (const key of new Set(listNames(landmark).map((name) => join(splitPhraseWords(name))))) {
      addName(key.split(' '), true);
      enter(
        key.split(' '),
        (entry) => {
          if (!entry.landmarks?.includes(landmark)) entry.landmarks = [...(entry.landmarks ?? []), landmark];
        },
        false,
      );
    }
    const found = listLandmarkParts(landmark).map((part) => {
      note(part.split(' '), false);
      return part.replaceAll(' ', '');
    });
    const sorted = listNames(landmark).map((name) => sortAndJoinWords(splitPhraseWords(name)));
    for (const key of new Set([...found, ...sorted])) {
      const known = nearby.get(key);
      if (known) known.push(landmark);
      else nearby.set(key, [landmark]);
    }
  }
  return {
    entries,
    units,
    nearby,
    names,
    longest,
    knows: (word) => words.has(word) || entries.has(word) || units.has(word),
    correct: compileCorrections(
      [...new Set([...targets, ...entries.keys()])].filter((word) => !isFiller(entries.get(word))),
      entries,
      cities,
    ),
    cities,
    landmarks: new Map(landmarks.map((landmark) => [landmark.id, landmark])),
  };
}

const listed = <Key extends string, Value>(record: Readonly<Partial<Record<Key, Value>>>): [Key, Value][] =>
  Object.entries(record) as [Key, Value][];
const join = (words: readonly string[]): string => words.join(' ');
const listNames = ({ names, aka }: Pick<NamedPlace, 'names' | 'aka'>): string[] => {
  const all = [...Object.values(names).filter((name) => name !== undefined), ...aka];
  return [...new Set([...all, ...all.map(toOblique)])];
};

/** Hindi and Punjabi change the last vowel before words such as "near": ਹਵਾਈ ਅੱਡਾ, ਹਵਾਈ ਅੱਡੇ ਦੇ ਨੇੜੇ. */
const toOblique = (name: string): string => name.replace(/ा$/u, 'े').replace(/ਾ$/u, 'ੇ');

/** "New Chd" for New Chandigarh, since Chandigarh is also called CHD. */
const shortenCities = ({ names }: NamedPlace, cities: readonly NamedPlace[]): string[] =>
  cities
    .filter((city) => city.names.en !== names.en && names.en.includes(city.names.en))
    .flatMap((city) => city.aka.map((short) => names.en.replace(city.names.en, short)));

/** No word is corrected to one without meaning. */
const isFiller = (entry: VocabularyEntry | undefined): boolean =>
  Boolean(entry?.isStop || entry?.isIdle) && !entry?.says && !entry?.places && !entry?.before && !entry?.after;

function toStatement({ means }: AttributePhrase): Statement | undefined {
  const name = means.attribute.name;
  if ('noneOf' in means) return { facet: 'attribute', name, value: true };
  if (!('oneOf' in means)) return undefined;
  // A flag is asked for by what it does not exclude.
  const { facet } = means.attribute;
  if (facet.by === 'flag')
    return means.oneOf.some((option) => facet.except?.includes(option))
      ? undefined
      : { facet: 'attribute', name, value: true };
  return { facet: 'attribute', name, value: means.oneOf };
}

/** "Phase 3B2" is also called 3B2. */
function listPlaceWords(name: string): string[][] {
  const words = splitPhraseWords(name);
  const hasMixedNumber = /^(?:sector|phase)$/.test(words[0] ?? '') && words.length > 3;
  return hasMixedNumber ? [words, words.slice(1)] : [words];
}

/**
 * "JLPL, Sector 82" is called either of its parts, "Sunny Enclave Sector 124" "Sunny Enclave". Not if another place
 * has that name, unless several share it.
 */
function addShortNames<P extends NamedPlace, L extends NamedLandmark>(
  places: readonly P[],
  entries: ReadonlyMap<string, VocabularyEntry<P, L>>,
  enter: (words: readonly string[], change: (entry: VocabularyEntry<P, L>) => void) => void,
): void {
  const parts = new Map<string, P[]>();
  for (const place of places) {
    if (place.kind === 'city') continue;
    for (const part of new Set(listNames(place).flatMap(splitName)))
      parts.set(part, [...(parts.get(part) ?? []), place]);
  }
  for (const [part, [place, ...others]] of parts) {
    const words = part.split(' ');
    const known = entries.get(joinNormalizedWords(words));
    const isOtherName = ({ names }: P) => Object.values(names).every((name) => join(splitPhraseWords(name)) !== part);
    const isShared = known?.places && known.places.length > 1 && known.places.every(isOtherName);
    if (others.length > 0 || (known && !isShared)) continue;
    enter(words, (entry) => {
      entry.places = [...new Set([...(entry.places ?? []), place])];
    });
  }
}

function splitName(name: string): string[] {
  const [, head, tail] = /^(.*?)(?:[,/(]|(?=\s(?:Sector|सेक्टर|ਸੈਕਟਰ)\s))\s*(.*?)\)?$/iu.exec(name) ?? [];
  return [head, tail].flatMap((part) => (part ? [join(splitPhraseWords(part))] : [])).filter(Boolean);
}

/** "near Fortis" is enough of "Fortis Hospital Mohali". */
export const COMMON_IN_LANDMARKS = new Set(
  'hospital university college school mall station railway airport international market stand bus lake institute centre center super speciality multi the of and'.split(
    ' ',
  ),
);

/** The key of a whole name whose words are in another order: "bus stand sector 43". */
export const sortAndJoinWords = (words: readonly string[]): string => words.toSorted().join(' ');

function listLandmarkParts(landmark: NamedLandmark): string[] {
  const parts = new Set<string>();
  for (const name of listNames(landmark)) {
    const words = splitPhraseWords(name);
    for (let from = 0; from < words.length; from++)
      for (let to = from + 1; to <= words.length; to++) parts.add(join(words.slice(from, to)));
    parts.add(join(words.filter((word) => !COMMON_IN_LANDMARKS.has(word))));
  }
  parts.delete('');
  return [...parts].filter((part) => part.length > 2);
}

/** Minimum letters for one and for two forgiven errors. */
export const MIN_LETTERS_FOR_ERRORS = { one: 4, two: 8 } as const;
const HAS_NUMBER = /\p{N}/u;

/** A wrong digit is another place, not an error. */
export const maxTyposForWord = (word: string): number => {
  const { length } = [...word];
  return HAS_NUMBER.test(word) || length < MIN_LETTERS_FOR_ERRORS.one ? 0 : length < MIN_LETTERS_FOR_ERRORS.two ? 1 : 2;
};

/**
 * Symmetric delete: compares the letters that are left when some are removed from both. The first letter is right, or
 * swapped with the second.
 */
function compileCorrections(
  words: readonly string[],
  entries: ReadonlyMap<string, VocabularyEntry>,
  cities: readonly NamedPlace[],
): (word: string) => string | undefined {
  let index: Map<string, string[]> | undefined;
  const compile = () => {
    const made = new Map<string, string[]>();
    for (const word of words)
      for (const part of removeLetters(word, maxTyposForWord(word))) {
        const known = made.get(part);
        if (known) known.push(word);
        else made.set(part, [word]);
      }
    return made;
  };
  return (typed) => {
    if (HAS_NUMBER.test(typed) || [...typed].length < MIN_LETTERS_FOR_ERRORS.one)
      return findByConsonants(typed, cities);
    index ??= compile();
    const near = new Set([...removeLetters(typed, 2)].flatMap((part) => index?.get(part) ?? []));
    const scored = [...near]
      .filter((word) => maxTyposForWord(word) > 0 && beginsAlike(typed, word))
      .map((word) => ({ word, errors: countTypos(typed, word), isWhole: entries.has(word) }))
      .filter(({ word, errors }) => errors <= maxTyposForWord(word))
      .sort((a, b) => a.errors - b.errors || Number(b.isWhole) - Number(a.isWhole) || (a.word < b.word ? -1 : 1));
    const [best, second] = scored;
    if (!best) return findByConsonants(typed, cities);
    const isClear =
      !second ||
      second.errors > best.errors ||
      (best.isWhole && !second.isWhole) ||
      hasSameMeaning(entries.get(best.word), entries.get(second.word));
    return isClear ? best.word : undefined;
  };
}

/** Letters that people write for each other at the beginning of a word: "jirakpur". */
const SOUNDS_LIKE: ReadonlySet<string> = new Set([
  'jz',
  'zj',
  'ਐਏ',
  'ਏਐ',
  'ऐए',
  'एऐ',
  'vw',
  'wv',
  'ck',
  'kc',
  'fp',
  'pf',
  'ज़ज',
  'बव',
  'वब',
]);
const beginsAlike = (typed: string, word: string): boolean =>
  typed[0] === word[0] || SOUNDS_LIKE.has(typed[0] + word[0]) || (typed[0] === word[1] && typed[1] === word[0]);

/** Such as "appartments" and "apartments". */
function hasSameMeaning(a: VocabularyEntry | undefined, b: VocabularyEntry | undefined): boolean {
  if (!a || !b) return false;
  if (a.says && b.says) return JSON.stringify(a.says) === JSON.stringify(b.says);
  if (a.places && b.places)
    return a.places.length === b.places.length && a.places.every((one) => b.places?.includes(one));
  return Boolean((a.isStop && b.isStop) || (a.isIdle && b.isIdle) || (a.before && a.before === b.before));
}

function removeLetters(word: string, count: number): Set<string> {
  const all = new Set([word]);
  let last = [word];
  for (let k = 0; k < count; k++) {
    const next: string[] = [];
    for (const one of last)
      for (let at = 0; at < one.length; at++) {
        const left = one.slice(0, at) + one.slice(at + 1);
        if (!all.has(left)) {
          all.add(left);
          next.push(left);
        }
      }
    last = next;
  }
  return all;
}

/** "Pkl" for Panchkula. */
function findByConsonants(typed: string, cities: readonly NamedPlace[]): string | undefined {
  if (!/^[b-df-hj-np-tv-z]{3,5}$/.test(typed)) return undefined;
  const spelling = new RegExp(`^${[...typed].join('[a-z]*')}[a-z]*$`);
  const named = cities.filter((city) => spelling.test(joinNormalizedWords(splitPhraseWords(city.names.en))));
  return named.length === 1 ? joinNormalizedWords(splitPhraseWords(named[0].names.en)) : undefined;
}
