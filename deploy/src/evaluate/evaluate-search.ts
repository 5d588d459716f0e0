import {
  type AreaUnit,
  type CountFilterValue,
  DIRECTIONS,
  type NumberRange,
  type Place,
  type PlaceId,
  SQFT_PER_UNIT,
} from '@naksha/events/kernel';
import { parseArea } from '@naksha/events/read-values';
import {
  compileVocabulary,
  interpretSearchText,
  type NamedLandmark,
  normalizePhraseKey,
  type SearchPart,
  type SearchReading,
  type Vocabulary,
} from '@naksha/events/search-reader';

/** A reading as in the table, each value in one form: `bed=2 place=kharar`. */
type Fields = ReadonlyMap<string, string>;

export class SearchTable {
  readonly #vocabulary: Vocabulary<Place, NamedLandmark>;

  constructor(
    private readonly places: readonly Place[],
    landmarks: readonly NamedLandmark[],
  ) {
    this.#vocabulary = compileVocabulary(places, landmarks);
  }

  read(query: string): string {
    return this.#print(interpretSearchText(query, this.#vocabulary));
  }

  isRight(expected: string, got: string): boolean {
    const [wanted, read] = [splitReading(expected), splitReading(got)];
    const names = new Set([...wanted.keys(), ...read.keys()]);
    return [...names].every((name) => this.#isSame(name, wanted.get(name) ?? '', read.get(name) ?? ''));
  }

  #isSame(name: string, expected: string, got: string): boolean {
    switch (name) {
      case 'kind':
        return expected.split('|').includes(got) || sortChoices(expected) === sortChoices(got);
      case 'place':
        return this.#listPlaces(expected) === got;
      case 'near':
        return this.#findLandmark(expected) === this.#findLandmark(got);
      case 'area':
        return isSameRange(readAreaRange(expected), readAreaRange(got));
      case 'price':
        return isSameRange(readRange(expected), readRange(got));
      case 'with':
        return sortChoices(expected.replaceAll(',', '|')) === sortChoices(got.replaceAll(',', '|'));
      case 'ignored':
        return sortChoices(this.#dropStops(expected)) === sortChoices(this.#dropStops(got));
      default:
        return sortChoices(expected) === sortChoices(got);
    }
  }

  #dropStops(words: string): string {
    const isStop = (word: string) =>
      this.#vocabulary.entries.get(word)?.isStop && !this.#vocabulary.entries.get(word)?.isIdle;
    return words
      .toLowerCase()
      .split(' ')
      .filter((word) => !isStop(word))
      .join('|');
  }

  /** "Sector 70" means every place of that name, "Sector 70, Mohali" the one there, "Mohali" the city. "SAS Nagar" is another name. */
  #listPlaces(text: string): string {
    const ids = text.split('|').flatMap((one): PlaceId[] => {
      const cities = this.places.filter(({ kind, names }) => kind === 'city' && names.en === one);
      if (cities.length > 0) return cities.map(({ id }) => id);
      const named = this.places.filter(({ names }) => names.en === one);
      if (named.length > 0) return named.map(({ id }) => id);
      const cut = one.lastIndexOf(', ');
      const city = this.places.find(({ kind, names }) => kind === 'city' && names.en === one.slice(cut + 2));
      const within = this.places.filter(({ names, cityId }) => names.en === one.slice(0, cut) && cityId === city?.id);
      const others = this.#vocabulary.entries.get(normalizePhraseKey(one))?.places ?? [];
      return (within.length > 0 ? within : others).map(({ id }) => id);
    });
    return ids.length > 0 ? ids.sort().join('|') : text;
  }

  #findLandmark(text: string): string {
    const { landmarks } = this.#vocabulary;
    if (landmarks.has(text)) return text;
    const part = interpretSearchText(`near ${text}`, this.#vocabulary).parts.find(({ facet }) => facet === 'near');
    return part?.facet === 'near' ? part.value : text;
  }

  #print({ parts, ignored, words }: SearchReading): string {
    const fields = new Map<string, string[]>();
    const add = (name: string, value: string) => fields.set(name, [...(fields.get(name) ?? []), value]);
    for (const part of parts) for (const [name, value] of listFields(part)) add(name, value);
    for (const word of [...ignored, ...words]) add('ignored', word);
    const joined = [...fields].map(([name, values]) => `${name}=${join(name, values)}`);
    return joined.join(' ');
  }
}

const join = (name: string, values: readonly string[]): string =>
  name === 'ignored'
    ? values.join(' ').toLowerCase()
    : name === 'with'
      ? values.toSorted().join(',')
      : values.toSorted().join('|');

function listFields(part: SearchPart): [string, string][] {
  switch (part.facet) {
    case 'kind': {
      const isPlot = part.value.length > 1 && part.value.every((kind) => kind.endsWith('plot'));
      return [['kind', isPlot ? 'plot' : part.value.join('|')]];
    }
    case 'type':
      return [['kind', part.value]];
    case 'lister':
      return [['by', part.value]];
    case 'amenity':
    case 'room':
      return [['with', part.value]];
    case 'listing':
      return [['with', part.name === 'withPhotos' ? 'photos' : part.name]];
    case 'price':
      return [['price', `${part.value.min ?? ''}..${part.value.max ?? ''}`]];
    case 'area': {
      const { min = 0, max = 0 } = part.value;
      if (part.isAbout) return [['area', `${Math.round(((min + max) / 2) * 100) / 100} ${part.unit}`]];
      return [['area', `${part.value.min ?? ''}..${part.value.max ?? ''} ${part.unit}`]];
    }
    case 'rate':
      return [['rate', `${part.value.min ?? ''}..${part.value.max ?? ''}`]];
    case 'place':
      return [['place', part.value]];
    case 'near':
      return [
        ['near', part.value],
        ...('by' in part.limit && part.limit.by === 'foot' ? [['mode', 'foot'] as [string, string]] : []),
      ];
    case 'attribute':
      return [attributeField(part.name, part.value)];
  }
}

function attributeField(name: string, value: unknown): [string, string] {
  const [first] = [value].flat();
  switch (name) {
    case 'bedrooms': {
      const { exact, from } = value as CountFilterValue;
      return ['bed', [...exact, ...(from === undefined ? [] : [`${from}+`])].join(',')];
    }
    case 'floor': {
      const { min, max } = value as NumberRange;
      return ['floor', min === max ? `${min}` : `${min}..${max ?? ''}`];
    }
    case 'facing':
      return ['facing', DIRECTIONS.filter((one) => [value].flat().includes(one)).join('|')];
    case 'furnishing':
      return ['furnishing', [value].flat().join('|')];
    case 'transaction':
      return ['status', String(first)];
    case 'possession':
      return ['status', value === 'ready' ? 'ready' : value === 'not-ready' ? 'under-construction' : `until:${value}`];
    case 'ownership':
      return ['with', ['freehold', 'leasehold', 'powerOfAttorney', 'cooperative'][Number(first)]];
    case 'carParkings':
      return ['with', 'parking'];
    case 'reraNumber':
      return ['with', 'rera'];
    default:
      return ['with', name];
  }
}

/** `kind=flat near=Chandigarh University` */
function splitReading(text: string): Fields {
  const names = [...text.matchAll(/(?<=^| )([a-z]+)=/g)];
  return new Map(
    names.map((match, k) => [match[1], text.slice(match.index + match[0].length, names[k + 1]?.index).trim()]),
  );
}

const sortChoices = (text: string): string => text.split('|').filter(Boolean).sort().join('|');

type Bounds = readonly [number, number];
const SAME = 0.005;
const isSameRange = (a: Bounds, b: Bounds): boolean =>
  a.every((value, k) => value === b[k] || Math.abs(value - b[k]) <= SAME * Math.max(Math.abs(value), Math.abs(b[k])));

function readRange(text: string): Bounds {
  const [min = '', max = ''] = text.split('..');
  return [min === '' ? 0 : Number(min), max === '' ? Number.POSITIVE_INFINITY : Number(max)];
}

/** Square feet; a single number is both bounds. */
function readAreaRange(text: string): Bounds {
  const [, figures = '', unit = ''] = /^(\S*) ?(.*)$/.exec(text) ?? [];
  const one = parseArea(`1 ${unit}`);
  const scale = one.kind === 'value' ? SQFT_PER_UNIT[one.value.unit as AreaUnit] : Number.NaN;
  const bounds = figures.includes('..') ? readRange(figures) : ([Number(figures), Number(figures)] as const);
  return [bounds[0] * scale, bounds[1] * scale];
}
