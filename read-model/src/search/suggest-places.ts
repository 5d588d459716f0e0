import type { Gazetteer, Place, PlaceId } from '@naksha/events/kernel';
import type { Suggestion } from '@naksha/events/wire/suggestions';
import { listFoldedTerms, listWrittenWords, parseFoldedTerms, textDistance } from './match-text.ts';

type Known = { place: Place; city: Place | undefined; terms: readonly string[] };

/** The places of one gazetteer, as they are searched: a few hundred, in memory. */
export class PlaceIndex {
  readonly #known: readonly Known[];
  #words: readonly { written: string; folded: string }[] | undefined;

  constructor(readonly gazetteer: Gazetteer) {
    this.#known = gazetteer.places.map((place) => {
      const city = gazetteer.find(place.cityId);
      return {
        place,
        city,
        terms: [...new Set([place, city].flatMap((one) => (one ? listNames(one) : [])).flatMap(listFoldedTerms))],
      };
    });
  }

  /** Cities and localities, then projects. Of those as near the chosen city's first, then cities, then the nearest by spelling, in the gazetteer's order. */
  suggest(text: string, city: PlaceId | undefined): Suggestion[] {
    const terms = parseFoldedTerms(text);
    if (terms.length === 0) return [];
    const found = this.#known.flatMap((known) => {
      const distance = textDistance(terms, known.terms);
      return distance === undefined || !namesIt(terms, known.place) ? [] : [{ ...known, distance }];
    });
    const group = ({ place }: Known) => (place.kind === 'project' ? 1 : 0);
    const within = ({ place }: Known) => (place.cityId === city ? 0 : 1);
    const kind = ({ place }: Known) => (place.kind === 'city' ? 0 : 1);
    return found
      .sort(
        (a, b) =>
          group(a) - group(b) ||
          Math.floor(a.distance) - Math.floor(b.distance) ||
          within(a) - within(b) ||
          kind(a) - kind(b) ||
          a.distance - b.distance,
      )
      .map(({ place, city }) => ({
        type: place.kind,
        name: place.names.en,
        names: place.names,
        slug: place.id,
        city: city?.names.en ?? '',
        position: place.position,
      }));
  }

  /** Every word of every name, those of the first places first. */
  get words(): readonly { written: string; folded: string }[] {
    this.#words ??= this.gazetteer.places.flatMap((place) => listNames(place).flatMap(listWrittenWords));
    return this.#words;
  }
}

/** The index of a gazetteer that is made anew when a place changes. */
export class CurrentPlaces {
  #index: PlaceIndex | undefined;

  constructor(private readonly places: { readonly gazetteer: Gazetteer }) {}

  get index(): PlaceIndex {
    const { gazetteer } = this.places;
    if (this.#index?.gazetteer !== gazetteer) this.#index = new PlaceIndex(gazetteer);
    return this.#index;
  }
}

const listNames = ({ names, aka }: Place): string[] => [...Object.values(names), ...aka];

/** Something of what was typed is the place's own name: "Mohali" alone names no sector there. */
const namesIt = (terms: readonly string[], place: Place): boolean => {
  const own = listNames(place).flatMap(listFoldedTerms);
  return terms.some((term) => textDistance([term], own) !== undefined);
};
