import {
  type Gazetteer,
  type Landmark,
  type MapFilter,
  type Place,
  type PlaceId,
  type PlaceKind,
  placeZoomOrDefault,
} from '@naksha/events/kernel';
import {
  compileVocabulary,
  interpretSearchText,
  type SearchReading,
  type Vocabulary,
} from '@naksha/events/search-reader';
import type { Suggestion } from '@naksha/events/wire/suggestions';
import {
  listWordsWithFoldedForms,
  removeAccentsAndParseTerms,
  removeAccentsAndSplitTerms,
  spellingDistanceOfTerms,
} from './match-text.ts';

/** `shown`: terms of its name in each language; `own`: of all its names; `terms`: also its city's. */
type Known = Record<'shown' | 'own' | 'terms', readonly string[]> & {
  kind: PlaceKind | 'landmark';
  city: Place | undefined;
  suggestion: Suggestion;
};

type Named = Pick<Place, 'names' | 'aka'>;

/** 256-px zoom. */
const LANDMARK_ZOOM = 13;
/** Leaves room for projects and properties. */
const MAX_LANDMARKS = 5;

export class PlaceIndex {
  readonly #known: readonly Known[];
  #words: readonly { written: string; folded: string }[] | undefined;
  #vocabulary: Vocabulary<Place, Landmark> | undefined;

  constructor(readonly gazetteer: Gazetteer) {
    const toKnown = (named: Named, city: Place | undefined) => {
      const [own, ofCity] = [named, city].map((one) => (one ? listNames(one).flatMap(removeAccentsAndSplitTerms) : []));
      const shown = Object.values(named.names).flatMap(removeAccentsAndSplitTerms);
      return { city, shown, own: [...new Set(own)], terms: [...new Set([...own, ...ofCity])] };
    };
    this.#known = [
      ...gazetteer.places.map((place) => {
        const city = gazetteer.find(place.cityId);
        return { kind: place.kind, suggestion: toSuggestion(place, city), ...toKnown(place, city) };
      }),
      ...gazetteer.landmarks.map((landmark) => {
        const city = gazetteer.find(landmark.cityId);
        const suggestion = suggestLandmark(landmark, city, gazetteer.find(landmark.placedBy));
        return { kind: 'landmark' as const, suggestion, ...toKnown(landmark, city) };
      }),
    ];
  }

  /**
   * Cities and localities, then landmarks, then projects. A group with only misspelt matches is left out if another has
   * better ones. Among equals: the chosen city's, cities, matches in the displayed name, then by spelling distance.
   */
  suggest(text: string, city: PlaceId | undefined): Suggestion[] {
    const terms = removeAccentsAndParseTerms(text);
    const found = this.#known.flatMap((known) => {
      const distance = spellingDistanceOfTerms(terms, known.terms);
      return distance === undefined || !containsOwnName(terms, known) ? [] : [{ ...known, distance }];
    });
    const group = ({ kind }: Known) => (kind === 'project' ? 2 : kind === 'landmark' ? 1 : 0);
    const errors = (some: typeof found) => Math.min(...some.map(({ distance }) => Math.floor(distance)));
    const isBestGroup = [0, 1, 2].map((one) => errors(found.filter((known) => group(known) === one)) === errors(found));
    const within = (known: Known) => (known.city !== undefined && known.city.id === city ? 0 : 1);
    const hidden = ({ shown }: Known) => (containsOwnName(terms, { own: shown }) ? 0 : 1);
    const kind = ({ kind }: Known) => (kind === 'city' ? 0 : 1);
    let landmarks = 0;
    return found
      .filter((known) => isBestGroup[group(known)])
      .sort(
        (a, b) =>
          group(a) - group(b) ||
          Math.floor(a.distance) - Math.floor(b.distance) ||
          within(a) - within(b) ||
          kind(a) - kind(b) ||
          hidden(a) - hidden(b) ||
          a.distance - b.distance,
      )
      .filter(({ kind }) => kind !== 'landmark' || ++landmarks <= MAX_LANDMARKS)
      .map(({ suggestion }) => suggestion);
  }

  read(text: string, searched: PlaceId | undefined): SearchReading {
    this.#vocabulary ??= compileVocabulary(this.gazetteer.places, this.gazetteer.landmarks);
    return interpretSearchText(text, this.#vocabulary, { city: searched });
  }

  readFilter(text: string): MapFilter {
    const { parts, filter, words } = this.read(text, undefined);
    if (parts.length === 0) return { search: [text] };
    return words.length > 0 ? { ...filter, search: [words.join(' ')] } : filter;
  }

  listSuggestions(ids: readonly string[]): Suggestion[] {
    return ids.flatMap((id) => this.#known.find(({ suggestion }) => suggestion.slug === id)?.suggestion ?? []);
  }

  get words(): readonly { written: string; folded: string }[] {
    this.#words ??= this.gazetteer.places.flatMap((place) => listNames(place).flatMap(listWordsWithFoldedForms));
    return this.#words;
  }
}

export class CurrentPlaces {
  #index: PlaceIndex | undefined;

  constructor(private readonly places: { readonly gazetteer: Gazetteer }) {}

  get index(): PlaceIndex {
    const { gazetteer } = this.places;
    if (this.#index?.gazetteer !== gazetteer) this.#index = new PlaceIndex(gazetteer);
    return this.#index;
  }
}

const toSuggestion = ({ id, kind, names, position, zoom }: Place, city: Place | undefined): Suggestion => ({
  type: kind,
  name: names.en,
  names,
  slug: id,
  city: city?.names.en ?? '',
  position,
  zoom: placeZoomOrDefault(zoom),
});

const suggestLandmark = (
  { id, kind, names, position }: Landmark,
  city: Place | undefined,
  placedBy: Place | undefined,
): Suggestion => ({
  ...{ type: 'landmark', name: names.en, names, slug: id, city: city?.names.en ?? '', position },
  zoom: LANDMARK_ZOOM,
  landmark: kind,
  ...(placedBy && { placed_by: placedBy.names }),
});

const listNames = ({ names, aka }: Named): string[] => [...Object.values(names), ...aka];

/** "Mohali" alone matches no sector there. */
const containsOwnName = (terms: readonly string[], { own }: Pick<Known, 'own'>): boolean =>
  terms.some((term) => spellingDistanceOfTerms([term], own) !== undefined);
