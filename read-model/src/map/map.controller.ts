import {
  type BBox,
  type Clock,
  canonicalFilterQuery,
  listingIdFromNumber,
  listingNumber,
  type MapFilter,
  type QueryParameters,
  toIndianIsoDay,
} from '@naksha/events/kernel';
import type {
  ClusterCard,
  FacetCounts,
  ListingCount,
  MatchingIds,
  NearestListings,
} from '@naksha/events/wire/listing-page';
import { Controller, Get, Inject, Param, Query as QueryOf, Res } from '@nestjs/common';
import { waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PUBLIC_CACHING } from '../http/caching.ts';
import { parseBBox, parseFilterQuery, parsePositionParameter, parseSingleParameter } from '../http/parse-query.ts';
import { parseCellAddress } from '../http/tile-address.ts';
import type { MapQueries } from './engine/map-queries.ts';
import { parseListingIds } from './listings.controller.ts';
import { MapFollower } from './map-follower.ts';
import { parsePastDay, pastDayCacheHeaders } from './past-day.ts';
import { PastDays } from './past-days.ts';
import { buildTileJson } from './tile-json.ts';
import { CLOCK, MAP_ENGINE, REGION, SITE_ORIGIN } from './tokens.ts';

type Reply = { header(name: string, value: string): Reply; headers(values: Record<string, string>): Reply };

@Controller('api/map')
export class MapController {
  constructor(
    @Inject(MapFollower) private readonly follower: MapFollower,
    @Inject(MAP_ENGINE) private readonly engine: MapQueries,
    @Inject(REGION) private readonly region: BBox,
    @Inject(SITE_ORIGIN) private readonly origin: () => string,
    @Inject(PastDays) private readonly past: PastDays,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('tiles.json')
  getTileJson(@QueryOf() query: QueryParameters, @Res({ passthrough: true }) reply: Reply) {
    const search = canonicalFilterQuery(parseFilterQuery(query, this.clock.now()));
    reply.headers(PUBLIC_CACHING);
    return buildTileJson(this.origin(), this.region, search);
  }

  @Get('count')
  async countListings(
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<ListingCount> {
    const [filter, bbox] = [parseFilterQuery(query, this.clock.now()), parseBBox(query)];
    this.follower.assertReady();
    await waitForOwnWrite(this.follower, query, reply);
    const { total, underReview } = (await this.#engine(query, filter, reply)).count(filter, bbox);
    return { total, under_review: underReview };
  }

  @Get('matches')
  async findMatches(@QueryOf() query: QueryParameters, @Res({ passthrough: true }) reply: Reply): Promise<MatchingIds> {
    const [filter, bbox] = [parseFilterQuery(query, this.clock.now()), parseBBox(query)];
    const ids = parseListingIds(parseSingleParameter(query, 'ids') ?? '').map(listingNumber);
    this.follower.assertReady();
    await waitForOwnWrite(this.follower, query, reply);
    return { ids: (await this.#engine(query, filter, reply)).findMatches(filter, ids, bbox).map(listingIdFromNumber) };
  }

  @Get('facets')
  async countFacets(@QueryOf() query: QueryParameters, @Res({ passthrough: true }) reply: Reply): Promise<FacetCounts> {
    const now = this.clock.now();
    const [filter, bbox] = [parseFilterQuery(query, now), parseBBox(query)];
    const today = toIndianIsoDay(now);
    const days = { today, shown: parsePastDay(query, now) ?? today };
    this.follower.assertReady();
    await waitForOwnWrite(this.follower, query, reply);
    const { total, facets } = (await this.#engine(query, filter, reply)).countFacets(filter, bbox, days);
    return {
      total,
      facets: Object.fromEntries(
        Object.entries(facets).map(([parameter, { options, notGiven }]) => [
          parameter,
          { options, ...(notGiven !== undefined && { not_given: notGiven }) },
        ]),
      ),
    };
  }

  @Get('clusters/:z/:x/:y')
  async getCluster(
    @Param() { z, x, y }: { z: string; x: string; y: string },
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<ClusterCard> {
    const [cell, filter] = [parseCellAddress(z, x, y), parseFilterQuery(query, this.clock.now())];
    this.follower.assertReady();
    await waitForOwnWrite(this.follower, query, reply);
    const { total, underReview, price, kinds } = (await this.#engine(query, filter, reply)).cluster(cell, filter);
    return { total, under_review: underReview, price: price ?? null, kinds };
  }

  @Get('nearest')
  async findNearest(
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<NearestListings> {
    const [filter, at] = [parseFilterQuery(query, this.clock.now()), parsePositionParameter(query, 'at')];
    this.follower.assertReady();
    await waitForOwnWrite(this.follower, query, reply);
    const { total, underReview } = this.engine.count(filter);
    const nearest = this.engine.nearest(filter, at);
    reply.headers(PUBLIC_CACHING);
    return {
      total,
      under_review: underReview,
      nearest: nearest ? { bbox: nearest.bbox, total: nearest.total, under_review: nearest.underReview } : null,
    };
  }

  async #engine(query: QueryParameters, { within }: MapFilter, reply: Reply): Promise<MapQueries> {
    const day = parsePastDay(query, this.clock.now());
    const past = day === undefined ? undefined : await this.past.open(day, within);
    reply.headers(past ? pastDayCacheHeaders(past) : PUBLIC_CACHING);
    return past?.engine ?? this.engine;
  }
}
