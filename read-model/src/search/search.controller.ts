import { invalidFieldsProblem } from '@naksha/events/contracts';
import {
  BEDROOMS,
  type Clock,
  type CountFilterValue,
  isPlaceId,
  MAX_CHIP_LENGTH,
  type MapFilter,
  type PlaceId,
  type QueryParameters,
  SUBTYPES,
  type Subtype,
  toCanonicalFilterParameters,
} from '@naksha/events/kernel';
import type { DidYouMean, NearMatches, SearchFacets, SearchPage, Suggestions } from '@naksha/events/wire/suggestions';
import { Controller, Get, Inject, Query as QueryOf, Res } from '@nestjs/common';
import { Places } from '../catalogue/places.ts';
import { PUBLIC_CACHING } from '../http/caching.ts';
import { invalidParameterProblem, parseFilterQuery, parseSingleParameter } from '../http/parse-query.ts';
import type { MapQueries } from '../map/engine/map-queries.ts';
import { ListingsQuery } from '../map/listings-query.ts';
import { MapFollower } from '../map/map-follower.ts';
import { CLOCK, MAP_ENGINE } from '../map/tokens.ts';
import { highlightTermsAsHtml } from './highlight.ts';
import {
  LISTING_SEARCH,
  type ListingSearch,
  MAX_SUGGESTIONS,
  pickUnsupportedFilters,
  type SearchFilter,
} from './listing-search.port.ts';
import { removeAccentsAndParseTerms } from './match-text.ts';
import { NearMatchesQuery } from './near-matches.ts';
import { SearchReader } from './read-search.ts';

const PAGE = 24;

type Reply = { headers(values: Record<string, string>): Reply };

@Controller('api')
export class SearchController {
  constructor(
    @Inject(LISTING_SEARCH) private readonly search: ListingSearch,
    @Inject(SearchReader) private readonly reader: SearchReader,
    @Inject(NearMatchesQuery) private readonly near: NearMatchesQuery,
    @Inject(ListingsQuery) private readonly listings: ListingsQuery,
    @Inject(MAP_ENGINE) private readonly engine: MapQueries,
    @Inject(MapFollower) private readonly follower: MapFollower,
    @Inject(Places) private readonly places: Places,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('suggestions')
  async getSuggestions(
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Suggestions> {
    const [text, city] = [parseText(query), parseCity(query)];
    await this.reader.prepare(text, city);
    const searches = this.reader.listReadySearches(text, city);
    const suggestions = await this.search.suggest(text, { city, limit: MAX_SUGGESTIONS - searches.length });
    reply.headers(PUBLIC_CACHING);
    return { suggestions, searches, reading: this.reader.read(text, city)?.response ?? null };
  }

  @Get('did-you-mean')
  async didYouMean(@QueryOf() query: QueryParameters, @Res({ passthrough: true }) reply: Reply): Promise<DidYouMean> {
    const meant = await this.search.didYouMean(parseText(query));
    reply.headers(PUBLIC_CACHING);
    return { did_you_mean: meant ?? null };
  }

  @Get('search')
  async searchListings(
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<SearchPage> {
    const [text, city] = [parseText(query), parseCity(query)];
    const asked = parseSearchFilter(query, this.clock.now());
    await this.reader.prepare(text, city);
    const read = this.reader.read(text, city);
    if (read) this.follower.assertReady();
    const page = read
      ? await this.#list(text, { ...read.filter, ...asked }, read.response)
      : { ...(await this.search.search(text, asked, PAGE)), reading: null, near: null };
    reply.headers(PUBLIC_CACHING);
    return page;
  }

  @Get('map/near-matches')
  async nearMatches(@QueryOf() query: QueryParameters, @Res({ passthrough: true }) reply: Reply): Promise<NearMatches> {
    const filter = parseFilterQuery(query, this.clock.now());
    this.follower.assertReady();
    const near = await this.near.find(filter);
    reply.headers(PUBLIC_CACHING);
    return near;
  }

  async #list(text: string, filter: MapFilter, reading: SearchPage['reading']): Promise<SearchPage> {
    const { listings, total } = await this.listings.getPage({ filter, sort: 'recommended', limit: PAGE });
    const terms = removeAccentsAndParseTerms(text);
    return {
      listings: listings.map((listing) => ({ listing, title_html: highlightTermsAsHtml(listing.title, terms) })),
      total,
      more: false,
      facets: this.#countFacets(filter),
      corrected: null,
      reading,
      near: total === 0 ? await this.near.find(filter) : null,
    };
  }

  #countFacets(filter: MapFilter): SearchFacets {
    const count = (more: MapFilter) => this.engine.count({ ...filter, ...more }).total;
    const tally = <Key extends string>(keys: readonly Key[], toFilter: (key: Key) => MapFilter) =>
      Object.fromEntries(keys.map((key) => [key, count(toFilter(key))] as const).filter(([, n]) => n > 0));
    const asked = this.places.gazetteer;
    const cities = new Set((filter.place ?? []).map((id) => asked.find(id)?.cityId));
    const inCities = asked.list('city').filter(({ id }) => !filter.place || cities.has(id));
    return {
      property_subtype: tally(filter.subtype ? [filter.subtype] : [...SUBTYPES], (subtype) => ({ subtype })) as Partial<
        Record<Subtype, number>
      >,
      bedrooms: tally(
        BEDROOMS.map(String).filter((one) => !filter.bedrooms || isAsked(filter.bedrooms, Number(one))),
        (one) => ({ bedroom: undefined, bedrooms: { exact: [Number(one)] } }),
      ),
      city: tally(
        inCities.map(({ id }) => id),
        (id) => ({
          place: filter.place ? filter.place.filter((one) => asked.find(one)?.cityId === id) : [id],
        }),
      ),
    };
  }
}

const isAsked = ({ exact, from = Number.POSITIVE_INFINITY }: CountFilterValue, count: number): boolean =>
  exact.includes(count) || count >= from;

function parseText(query: QueryParameters): string {
  const text = parseSingleParameter(query, 'q')?.trim();
  if (!text) throw invalidParameterProblem('q', 'must not be empty');
  if (text.length > MAX_CHIP_LENGTH)
    throw invalidParameterProblem('q', `must have at most ${MAX_CHIP_LENGTH} characters`);
  return text;
}

function parseCity(query: QueryParameters): PlaceId | undefined {
  const city = parseSingleParameter(query, 'city');
  if (city !== undefined && !isPlaceId(city))
    throw invalidParameterProblem('city', 'must be a place id, such as mohali');
  return city;
}

/** @throws Problem 422 for filters that only the list supports: ignoring them would return homes that they exclude */
function parseSearchFilter(query: QueryParameters, now: Date): SearchFilter {
  const filter = parseFilterQuery(query, now);
  const unsupported = new Set(toCanonicalFilterParameters(pickUnsupportedFilters(filter)).map(([field]) => field));
  if (unsupported.size)
    throw invalidFieldsProblem(
      [...unsupported].map((field) => ({ field, reason: 'is supported by /api/listings only' })),
    );
  return filter;
}
