import type { Caller } from '@naksha/events/contracts';
import { MaybeCaller, SignedIn } from '@naksha/events/http';
import { type Clock, isCalendarDay, isListingId, type QueryParameters } from '@naksha/events/kernel';
import type { AroundListing } from '@naksha/events/wire/around-listing';
import {
  OWN_LISTING_SORTS,
  OWN_LISTING_STATES,
  type OwnDays,
  type OwnListings,
} from '@naksha/events/wire/own-listings';
import type { Property } from '@naksha/events/wire/property';
import { Controller, Get, Header, Inject, Param, Query as QueryOf, Res } from '@nestjs/common';
import { DocumentFeed } from '../feed/document-feed.ts';
import { type Headers, waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PRIVATE_CACHING, PUBLIC_CACHING } from '../http/caching.ts';
import {
  invalidParameterProblem,
  parseChoiceParameter,
  parseCursorParameter,
  parseSingleParameter,
} from '../http/parse-query.ts';
import { MapFollower } from '../map/map-follower.ts';
import { parsePastDay } from '../map/past-day.ts';
import { CLOCK } from '../map/tokens.ts';
import { AroundListingQuery } from './around-listing-query.ts';
import { OwnDaysQuery } from './own-days.ts';
import { OwnListingsQuery } from './own-listings.ts';
import { PropertyQuery } from './property-query.ts';

const MAX_QUERY = 120;

@Controller('api')
export class PropertyController {
  constructor(
    @Inject(PropertyQuery) private readonly properties: PropertyQuery,
    @Inject(AroundListingQuery) private readonly surroundings: AroundListingQuery,
    @Inject(MapFollower) private readonly map: MapFollower,
    @Inject(OwnListingsQuery) private readonly own: OwnListingsQuery,
    @Inject(OwnDaysQuery) private readonly numbers: OwnDaysQuery,
    @Inject(DocumentFeed) private readonly feed: DocumentFeed,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('property/:idOrSlug')
  async getProperty(
    @Param('idOrSlug') idOrSlug: string,
    @MaybeCaller() caller: Caller | undefined,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<{ code: 200; property: Property }> {
    await waitForOwnWrite(this.feed, query, reply);
    const day = parsePastDay(query, this.clock.now());
    const property = await (day === undefined
      ? this.properties.getProperty(idOrSlug, caller)
      : this.properties.getPastProperty(idOrSlug, day));
    reply.header('cache-control', caller ? PRIVATE_CACHING : PUBLIC_CACHING['cache-control']);
    reply.header('vary', 'authorization');
    return { code: 200, property };
  }

  @Get('listings/:idOrSlug/around')
  async getAround(
    @Param('idOrSlug') idOrSlug: string,
    @MaybeCaller() caller: Caller | undefined,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<AroundListing> {
    this.map.assertReady();
    await waitForOwnWrite(this.map, query, reply);
    const around = await this.surroundings.getAroundListing(idOrSlug, caller);
    reply.header('cache-control', caller ? PRIVATE_CACHING : PUBLIC_CACHING['cache-control']);
    reply.header('vary', 'authorization');
    return around;
  }

  @Get('me/listings')
  @Header('cache-control', PRIVATE_CACHING)
  async listOwn(
    @SignedIn() caller: Caller,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<OwnListings> {
    await waitForOwnWrite(this.feed, query, reply);
    const state = parseChoiceParameter(query, 'state', OWN_LISTING_STATES, 'all');
    const sort = parseChoiceParameter(query, 'sort', OWN_LISTING_SORTS, 'newest');
    const q = parseSingleParameter(query, 'q')?.trim().slice(0, MAX_QUERY) || undefined;
    return this.own.getOwnListings(caller.account, { state, sort, q, cursor: parseCursorParameter(query) });
  }

  @Get('me/listings/days')
  @Header('cache-control', PRIVATE_CACHING)
  async getDays(
    @SignedIn() caller: Caller,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<OwnDays> {
    await waitForOwnWrite(this.feed, query, reply);
    const listing = parseSingleParameter(query, 'listing');
    if (listing !== undefined && !isListingId(listing))
      throw invalidParameterProblem('listing', 'must be a listing id');
    const until = parseSingleParameter(query, 'until');
    if (until !== undefined && !isCalendarDay(until))
      throw invalidParameterProblem('until', 'must be a day, such as 2026-03-01');
    const day = until === undefined ? this.clock.now() : new Date(`${until}T12:00:00Z`);
    return { days: await this.numbers.getDays(caller.account, day, listing) };
  }
}
