import { invalid } from '@naksha/events/contracts';
import { type Clock, isPlaceId, MAX_CHIP_LENGTH, type PlaceId, printFilter, type Query } from '@naksha/events/kernel';
import type { DidYouMean, SearchPage, Suggestions } from '@naksha/events/wire/suggestions';
import { Controller, Get, Inject, Query as QueryOf, Res } from '@nestjs/common';
import { Places } from '../catalogue/places.ts';
import { FOR_EVERYONE } from '../http/caching.ts';
import { readFilter, single, wrong } from '../http/parse-query.ts';
import { CLOCK } from '../map/tokens.ts';
import {
  LISTING_SEARCH,
  type ListingSearch,
  MAX_SUGGESTIONS,
  type SearchFilter,
  unsupportedFilter,
} from './listing-search.port.ts';
import { CurrentPlaces } from './suggest-places.ts';

const PAGE = 24;

type Reply = { headers(values: Record<string, string>): Reply };

/** Fuzzy search, identical for all callers. */
@Controller('api')
export class SearchController {
  readonly #places: CurrentPlaces;

  constructor(
    @Inject(LISTING_SEARCH) private readonly listings: ListingSearch,
    @Inject(Places) places: Places,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.#places = new CurrentPlaces(places);
  }

  /** `GET /api/suggestions?q=&city=`: suggestions for a text, and the places that it names exactly. */
  @Get('suggestions')
  async suggestions(@QueryOf() query: Query, @Res({ passthrough: true }) reply: Reply): Promise<Suggestions> {
    const [text, city] = [parseText(query), parseCity(query)];
    const suggestions = await this.listings.suggest(text, { city, limit: MAX_SUGGESTIONS });
    reply.headers(FOR_EVERYONE);
    return { suggestions, named: this.#places.index.read(text, city) ?? null };
  }

  /** `GET /api/did-you-mean?q=`: a correction for a search by whole words that found nothing. */
  @Get('did-you-mean')
  async didYouMean(@QueryOf() query: Query, @Res({ passthrough: true }) reply: Reply): Promise<DidYouMean> {
    const meant = await this.listings.didYouMean(parseText(query));
    reply.headers(FOR_EVERYONE);
    return { did_you_mean: meant ?? null };
  }

  /** `GET /api/search?q=&property_type=&property_subtype=&bedroom=&lister=&price_range=&place=`, and the filters by attributes, amenities and the like: the best 24. */
  @Get('search')
  async search(@QueryOf() query: Query, @Res({ passthrough: true }) reply: Reply): Promise<SearchPage> {
    const page = await this.listings.search(parseText(query), parseSearchFilter(query, this.clock.now()), PAGE);
    reply.headers(FOR_EVERYONE);
    return page;
  }
}

/** @throws Problem 422 */
function parseText(query: Query): string {
  const text = single(query, 'q')?.trim();
  if (!text) throw wrong('q', 'must not be empty');
  if (text.length > MAX_CHIP_LENGTH) throw wrong('q', `must have at most ${MAX_CHIP_LENGTH} characters`);
  return text;
}

/** @throws Problem 422 */
function parseCity(query: Query): PlaceId | undefined {
  const city = single(query, 'city');
  if (city !== undefined && !isPlaceId(city)) throw wrong('city', 'must be a place id, such as mohali');
  return city;
}

/**
 * @throws Problem 422, also for filters that only the list supports, because ignoring them would return homes that they exclude
 */
function parseSearchFilter(query: Query, now: Date): SearchFilter {
  const filter = readFilter(query, now);
  const unsupported = new Set(printFilter(unsupportedFilter(filter)).map(([field]) => field));
  if (unsupported.size)
    throw invalid([...unsupported].map((field) => ({ field, reason: 'is supported by /api/listings only' })));
  return filter;
}
