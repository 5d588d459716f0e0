import { DEFAULT_SORT, formatCanonicalHomeQuery, type MapFilter, type PlaceId } from '@naksha/events/kernel';
import { filterWithChosenOption } from '@naksha/events/search-reader';
import type { ReadySearch, SearchReadingResponse } from '@naksha/events/wire/suggestions';
import { Inject, Injectable } from '@nestjs/common';
import { Places } from '../catalogue/places.ts';
import type { MapQueries } from '../map/engine/map-queries.ts';
import { MapFollower } from '../map/map-follower.ts';
import { MAP_ENGINE } from '../map/tokens.ts';
import { suggestRefinedSearches } from './ready-searches.ts';
import { CurrentPlaces } from './suggest-places.ts';

/** Reads searches with the places that are known, and the homes that are on the market. */
@Injectable()
export class SearchReader {
  readonly #places: CurrentPlaces;

  constructor(
    @Inject(Places) places: Places,
    @Inject(MAP_ENGINE) private readonly engine: MapQueries,
    @Inject(MapFollower) private readonly follower: MapFollower,
  ) {
    this.#places = new CurrentPlaces(places);
  }

  /** Before a text is read, so that its homes within reach are computed without blocking other requests. */
  async prepare(text: string, city: PlaceId | undefined): Promise<void> {
    const { within } = this.#places.index.read(text, city).filter;
    if (within) await this.engine.prepareReach(within);
  }

  /**
   * Words that nobody knows stay words where homes have them together with all else, and are set aside where none has.
   * @returns undefined where the text says nothing that a filter has, or is found as words alone
   */
  read(text: string, city: PlaceId | undefined): { filter: MapFilter; response: SearchReadingResponse } | undefined {
    const { index } = this.#places;
    const reading = index.read(text, city);
    if (reading.parts.length === 0) return undefined;
    const withWords: MapFilter = { ...reading.filter, search: [reading.words.join(' ')] };
    const areSearched = reading.words.length > 0 && this.#finds(withWords);
    const filter = areSearched ? withWords : reading.filter;
    // "Corner" is in titles where no home has it as an amenity.
    if (!this.#finds(filter) && this.#finds({ search: [text] })) return undefined;
    const { search } = filter;
    const print = (one: MapFilter) =>
      formatCanonicalHomeQuery({ filter: { ...one, ...(search && { search }) }, sort: DEFAULT_SORT });
    return {
      filter,
      response: {
        places: index.listSuggestions(
          reading.parts.flatMap((part) => (part.facet === 'place' || part.facet === 'near' ? part.value : [])),
        ),
        query: print(filter),
        ignored: [...reading.ignored, ...(areSearched ? [] : reading.words)],
        corrections: reading.corrections.map(({ typed, meant }) => ({ typed, meant })),
        choices: reading.choices.map((choice) => ({
          typed: text.slice(choice.from, choice.to),
          options: choice.options.map((option) => {
            const [place] =
              option.facet === 'place' || option.facet === 'near' ? index.listSuggestions([option.value]) : [];
            return { query: print(filterWithChosenOption(reading, choice, option)), ...(place && { place }) };
          }),
        })),
      },
    };
  }

  /** For what was typed so far. Its last word may be unfinished: "2bhk khar". */
  listReadySearches(text: string, city: PlaceId | undefined): ReadySearch[] {
    if (!this.follower.ready()) return [];
    const { index } = this.#places;
    const { filter: said, parts, words } = index.read(text, city);
    const unfinished = parts.length === 0 ? text : words.at(-1);
    const [first] = unfinished && !said.place && !said.within ? index.suggest(unfinished, city) : [];
    const isPlace = first?.type === 'city' || first?.type === 'locality';
    if (parts.length === 0 && !isPlace) return [];
    const typed = isPlace ? { ...said, place: [first.slug as PlaceId] } : said;
    const cities = index.gazetteer.list('city').map(({ id }) => id);
    const ready = suggestRefinedSearches(typed, cities, (filter) => this.engine.count(filter).total);
    return ready.map(({ filter: { place = [], within }, query, total }) => ({
      ...{ query, total },
      places: index.listSuggestions(within ? [...place, within.of] : place),
    }));
  }

  /** Before the map is loaded nobody knows. */
  #finds(filter: MapFilter): boolean {
    return !this.follower.ready() || this.engine.count(filter).total > 0;
  }
}
