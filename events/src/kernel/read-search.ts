import { foldDigits } from './digits.ts';
import { foldSpelling } from './fold-spelling.ts';
import type { PlaceId } from './ids.ts';
import { MAX_BEDROOM_FILTER, MAX_PLACES, type MapFilter } from './map-filter.ts';
import { normaliseFilter } from './normalise-filter.ts';
import { PROPERTY_TYPES, type PropertyType, SUBTYPES_OF, type Subtype } from './options.ts';
import type { Place } from './place.ts';
import { searchWords, splitNumbered } from './words.ts';

export type NamedPlace = Pick<Place, 'id' | 'kind' | 'cityId' | 'names' | 'aka'>;

/** Places by each of their names, in any language. */
export type NameIndex<P extends NamedPlace> = {
  byName: ReadonlyMap<string, readonly P[]>;
  /** Words of the longest name. */
  longest: number;
};

export function indexNames<P extends NamedPlace>(places: readonly P[]): NameIndex<P> {
  const byName = new Map<string, P[]>();
  let longest = 0;
  for (const place of places)
    for (const name of new Set([...Object.values(place.names), ...place.aka].flatMap(listNames))) {
      const key = name.join(' ');
      const known = byName.get(key);
      if (key === '' || known?.includes(place)) continue;
      if (known) known.push(place);
      else byName.set(key, [place]);
      longest = Math.max(longest, name.length);
    }
  return { byName, longest };
}

/** Words of a name; "Phase 3B2" is called 3B2 too, since a number with letters is no other place. */
function listNames(name: string): string[][] {
  const words = searchWords(name);
  const [first, second] = words;
  return /^(sector|phase)$/.test(first) && words.length === 2 && /^\p{N}+\p{L}/u.test(second)
    ? [words, [second]]
    : [words];
}

/** What a search means: the places that it names, and the filter that it is, those among it. */
export type ReadSearch<P extends NamedPlace> = { places: readonly P[]; filter: MapFilter };

/**
 * A search as its writer means it: "2 bhk kharar" is Kharar, and two bedrooms. What is said of type and bedrooms filters, what
 * only joins goes, and other words stay words.
 * @param searched of several places of one name the one in this city is meant
 * @returns undefined where no place is named, or it is open which: then all of it is words
 */
export function readSearch<P extends NamedPlace>(
  text: string,
  index: NameIndex<P>,
  searched?: PlaceId,
): ReadSearch<P> | undefined {
  const words = splitWritten(text);
  const mentions = findMentions(words, index);
  const { places, used } = choosePlaces(mentions, searched);
  if (places.length === 0) return undefined;
  const rest = words.filter((_, at) => !used.some(({ from, to }) => at >= from && at < to));
  const { left, ...said } = readFacts(rest);
  const other = left.filter(({ word }) => !JOINS.has(word)).map(({ written }) => written);
  const filter: MapFilter = {
    ...normaliseFilter(said),
    place: places.map(({ id }) => id),
    ...(other.length > 0 && { search: [other.join(' ')] }),
  };
  return { places, filter };
}

type Word = { written: string; word: string };
type Mention<P> = { from: number; to: number; name: string; places: readonly P[] };

/** As `searchWords`, each beside its spelling, and "2bhk" as two. */
const splitWritten = (text: string): Word[] =>
  (
    foldDigits(text.normalize('NFKC'))
      .replace(/(?<=\p{N}[a-d])-(?=\p{N}(?![\p{L}\p{N}]))/giu, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
    .flatMap((written) => /^(\p{N}+)(\D+)$/u.exec(written)?.slice(1) ?? written)
    .flatMap((written) => {
      const words = splitNumbered(foldSpelling(written));
      return words.length === 1 ? [{ written, word: words[0] }] : words.map((word) => ({ written: word, word }));
    });

/** The names that the words have, the longest at each word. */
function findMentions<P extends NamedPlace>(words: readonly Word[], { byName, longest }: NameIndex<P>): Mention<P>[] {
  const mentions: Mention<P>[] = [];
  for (let from = 0; from < words.length; from = Math.max(from + 1, mentions.at(-1)?.to ?? 0))
    for (let to = Math.min(words.length, from + longest); to > from; to--) {
      const name = words
        .slice(from, to)
        .map(({ word }) => word)
        .join(' ');
      const places = byName.get(name);
      if (!places) continue;
      mentions.push({ from, to, name, places });
      break;
    }
  return mentions;
}

const cityOf = <P extends NamedPlace>({ places }: Mention<P>): P | undefined =>
  places.find(({ kind }) => kind === 'city');

/** What lies in a city before the city, which then only says where: "sector 70 mohali", and people write "kharar mohali" too. */
function choosePlaces<P extends NamedPlace>(
  mentions: readonly Mention<P>[],
  searched: PlaceId | undefined,
): { places: P[]; used: readonly Mention<P>[] } {
  const cities = mentions.filter(cityOf);
  const named = new Set(cities.map((mention) => cityOf(mention)?.id));
  const within = mentions
    .filter((mention) => !cityOf(mention))
    .flatMap((mention) => {
      const place = chooseOne(mention, named, searched);
      return place ? [{ mention, place }] : [];
    })
    .slice(0, MAX_PLACES);
  const used = [...within.map(({ mention }) => mention), ...cities];
  if (within.length > 0) return { places: [...new Set(within.map(({ place }) => place))], used };
  const city = cities[0] && cityOf(cities[0]);
  return { places: city ? [city] : [], used };
}

function chooseOne<P extends NamedPlace>(
  { name, places }: Mention<P>,
  cities: ReadonlySet<PlaceId | undefined>,
  searched: PlaceId | undefined,
): P | undefined {
  const inCities = places.filter(({ cityId }) => cities.has(cityId));
  if (inCities.length > 0) return only(inCities);
  // Every city has a Sector 7: with a city beside it, it is that one's or none.
  if (cities.size > 0 && /\p{N}/u.test(name)) return undefined;
  return only(places) ?? (cities.size === 0 ? only(places.filter(({ cityId }) => cityId === searched)) : undefined);
}

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/** Patterns are folded as the words are that they are compared with. */
const folded = (pattern: RegExp): RegExp => new RegExp(foldSpelling(pattern.source), 'u');
const BEDROOM = folded(/^([br]hk|bed(room)?s?|बीएचके|बेडरूम|ਬੀਐਚਕੇ|ਬੈੱਡਰੂਮ)$/);
const SAID_SUBTYPES: readonly [Subtype, RegExp][] = [
  ['flat', folded(/^(flats?|apartments?|फ्लैट(्स)?|अपार्टमेंट|ਫਲੈਟਸ?|ਅਪਾਰਟਮੈਂਟ)$/)],
  ['kothi', folded(/^(kothis?|villas?|bungalows?|houses?|कोठी|मकान|ਕੋਠੀ|ਮਕਾਨ)$/)],
  ['office', folded(/^(offices?|ऑफिस|दफ्तर|कार्यालय|ਦਫਤਰ)$/)],
  ['showroom', folded(/^(showrooms?|shops?|शोरूम|दुकान|ਸ਼ੋਅਰੂਮ|ਦੁਕਾਨ)$/)],
];
/** What says nothing of which homes. */
const JOINS = new Set(
  searchWords(
    'in at near for sale buy of the property properties home homes में के का की पास लिए बिक्री घर ਵਿੱਚ ਵਿਚ ਦੇ ਦਾ ਦੀ ਨੇੜੇ ਲਈ ਵਿਕਰੀ ਘਰ',
  ),
);

/** "2 bhk", or "2-3 bhk": so many or more. @returns where the words for it end */
function readBedrooms(words: readonly Word[], from: number): { least: number; at: number } | undefined {
  const at = words.findIndex(({ word }, k) => k >= from && !/^[1-9]$/.test(word));
  if (at <= from || !BEDROOM.test(words[at].word)) return undefined;
  return { least: Math.min(MAX_BEDROOM_FILTER, ...words.slice(from, at).map(({ word }) => Number(word))), at };
}

type Facts = { left: Word[]; propertyType?: PropertyType; subtype?: Subtype; bedroom?: number };

/** What the words say of type, subtype and bedrooms, and what else there is. */
function readFacts(words: readonly Word[]): Facts {
  const facts: Facts = { left: [] };
  for (let at = 0; at < words.length; at++) {
    const { word } = words[at];
    const next = words[at + 1]?.word ?? '';
    const type = PROPERTY_TYPES.find((one) => one === word);
    const subtype = SAID_SUBTYPES.find(([, said]) => said.test(word))?.[0];
    const bedrooms = readBedrooms(words, at);
    if (bedrooms) {
      facts.bedroom = bedrooms.least;
      at = bedrooms.at;
    } else if (type) {
      const isPlot = /^plots?$/.test(next);
      facts.propertyType = type;
      if (isPlot) facts.subtype = `${type}-plot`;
      if (isPlot) at++;
    } else if (subtype && (facts.subtype ?? subtype) === subtype) facts.subtype = subtype;
    else facts.left.push(words[at]);
  }
  const types = PROPERTY_TYPES.filter((one) => facts.subtype && SUBTYPES_OF[one].includes(facts.subtype));
  return types.length === 1 ? { ...facts, propertyType: types[0] } : facts;
}
