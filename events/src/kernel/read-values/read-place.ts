import { countTypos } from '../count-typos.ts';
import { normalizeSpelling } from '../fold-spelling.ts';
import type { PlaceId } from '../ids.ts';
import type { Place, PlaceKind } from '../place.ts';
import { joinPlaceWords, listPlaceKeys, splitPlaceName, toPlaceKey } from '../place-key.ts';
import { accepted, ambiguous, collapseSpaces, type Reading, readingIfBlankOrTooLong, rejected } from './reading.ts';

type NamedPlace = Pick<Place, 'id' | 'kind' | 'cityId' | 'names' | 'aka'>;

const WIDER = new Set(
  'punjab pb haryana hr ut unionterritory india bharat tricity chandigarhtricity district distt dist पंजाब हरियाणा ਪੰਜਾਬ ਹਰਿਆਣਾ'
    .split(' ')
    .map(toPlaceKey),
);
const NEAR = /^\s*(?:near|nr|opp(?:osite)?|behind|next to|close to|adjacent|पास|ਨੇੜੇ)\b/iu;
const PIN_CODE = /(?<!\d)\d{3} ?\d{3}(?!\d)/g;
/** Shorter names are too similar to correct. */
const MIN_LETTERS_FOR_TYPO = 6;

export class PlaceNameReader<P extends NamedPlace> {
  readonly #byKey: Record<PlaceKind, Map<string, P[]>> = { city: new Map(), locality: new Map(), project: new Map() };

  constructor(places: readonly P[]) {
    for (const place of places) {
      const index = this.#byKey[place.kind];
      for (const key of new Set([...Object.values(place.names), ...place.aka].flatMap(listPlaceKeys)))
        index.set(key, [...(index.get(key) ?? []), place]);
    }
  }

  /** "S.A.S. Nagar", "SAS Nagar (Mohali)", "Chd". */
  readCity(typed: string): Reading<P> {
    const text = collapseSpaces(typed);
    const unread = readingIfBlankOrTooLong(text);
    if (unread) return unread;
    const found = new Set(splitParts(text).flatMap((part) => this.#findCity(part) ?? []));
    const [city, ...others] = found;
    if (!city) return rejected('unknown_value', text);
    return others.length === 0 ? accepted(city) : ambiguous([...found], severalOf(text, [...found]));
  }

  /** "Sec 70", "SECTOR-70" and "Sector 70, Mohali" are the same. */
  readLocality(typed: string, inCity?: PlaceId): Reading<P> {
    const text = collapseSpaces(typed);
    const unread = readingIfBlankOrTooLong(text);
    if (unread) return unread;
    const parts = splitParts(text);
    const cities = new Set(parts.flatMap((part) => this.#findCity(part, 'exact')?.id ?? []));
    const isCity = (part: string) => this.#findCity(part, 'exact') !== undefined;
    const named =
      this.#findLocalities([text], cities, inCity) ??
      this.#findLocalities(
        parts.filter((part) => !isCity(part)),
        cities,
        inCity,
      ) ??
      this.#findLocalities(parts, cities, inCity) ??
      [];
    if (named.length === 0) return rejected('unknown_value', text);
    if (named.length > 1) return ambiguous(named, severalOf(text, named));
    return accepted(named[0]);
  }

  /** Of the first part that names any. */
  #findLocalities(
    parts: readonly string[],
    cities: ReadonlySet<PlaceId>,
    inCity: PlaceId | undefined,
  ): P[] | undefined {
    for (const part of parts) {
      if (NEAR.test(part)) continue;
      const { places, city } = this.#findInPart(part);
      if (places.length === 0) continue;
      const wanted = city ? new Set([city]) : cities.size > 0 ? cities : new Set(inCity ? [inCity] : []);
      const within = places.filter(({ cityId }) => wanted.has(cityId));
      return within.length > 0 ? within : [...places];
    }
    return undefined;
  }

  /** Optionally followed by its city: "sector 70 mohali punjab". */
  #findInPart(part: string): { places: readonly P[]; city?: PlaceId } {
    const words = dropWider(splitPlaceName(part));
    const index = this.#byKey.locality;
    // "Sector 8-C" is a block of Sector 8; "Sector 66A" is a separate sector.
    const isBlock = /\d[-\s]+[a-h](?![\p{L}\p{N}])/u.test(part);
    const lookUp = (some: readonly string[]) =>
      index.get(joinPlaceWords(some)) ?? (isBlock ? withoutBlock(some, index) : undefined);
    const whole = lookUp(words);
    if (whole) return { places: whole };
    for (let cut = words.length - 1; cut > 0; cut--) {
      const [head, tail] = [dropWider(words.slice(0, cut)), words.slice(cut)];
      const city = this.#byKey.city.get(joinPlaceWords(tail))?.[0];
      const places = city && lookUp(head);
      if (places) return { places, city: city.id };
    }
    const near = this.#findTypo('locality', joinPlaceWords(words));
    return { places: near ? [near] : [] };
  }

  #findCity(part: string, how: 'exact' | 'loose' = 'loose'): P | undefined {
    const words = dropWider(splitPlaceName(part));
    const key = joinPlaceWords(words);
    const exact = this.#byKey.city.get(key)?.[0];
    if (exact || how === 'exact' || key === '') return exact;
    return this.#findTypo('city', key) ?? this.#findByConsonants(key);
  }

  /** Names with numbers are never corrected. */
  #findTypo(kind: PlaceKind, key: string): P | undefined {
    if (key.length < MIN_LETTERS_FOR_TYPO || /\p{N}/u.test(key)) return undefined;
    const near = [...this.#byKey[kind]].filter(([name]) => !/\p{N}/u.test(name) && countTypos(key, name) <= 1);
    const places = new Set(near.flatMap(([, some]) => some));
    return places.size === 1 ? [...places][0] : undefined;
  }

  /** "Pkl" for Panchkula. */
  #findByConsonants(key: string): P | undefined {
    if (!/^[b-df-hj-np-tv-z]{3,5}$/.test(key)) return undefined;
    const spelling = new RegExp(`^${[...key].join('[a-z]*')}[a-z]*$`);
    const places = new Set([...this.#byKey.city].filter(([name]) => spelling.test(name)).flatMap(([, some]) => some));
    return places.size === 1 ? [...places][0] : undefined;
  }
}

const splitParts = (text: string): string[] =>
  normalizeSpelling(text)
    .replace(PIN_CODE, ' ')
    .split(/[,;()|[\]]|\/|\s[-–—]\s|\bin\b/u)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !WIDER.has(toPlaceKey(part)));

function dropWider(words: readonly string[]): readonly string[] {
  let end = words.length;
  while (end > 1 && WIDER.has(words[end - 1])) end--;
  return words.slice(0, end);
}

function withoutBlock<P>(words: readonly string[], index: ReadonlyMap<string, P[]>): P[] | undefined {
  const isBlock = words.length === 3 && words[0] === 'sector' && /^[a-h]$/.test(words[2]);
  return isBlock ? index.get(joinPlaceWords(words.slice(0, 2))) : undefined;
}

const severalOf = (text: string, places: readonly NamedPlace[]) =>
  ({ code: 'several_meanings', params: { text, choices: places.map(({ id }) => id).join(', ') } }) as const;
