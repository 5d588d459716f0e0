import {
  type Clock,
  parseHomeView,
  type QueryParameters,
  resolvePostedSince,
  toIndianIsoDay,
} from '@naksha/events/kernel';
import type { QueryLink, QueryLinkList, QueryLinkPage } from '@naksha/events/wire/query-links';
import { Controller, Get, Inject, Param, Query as QueryOf, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PUBLIC_CACHING } from '../http/caching.ts';
import { parseLanguage } from '../http/parse-language.ts';
import { parseBBox, parseCursorParameter, parseSort } from '../http/parse-query.ts';
import { ListingsQuery } from '../map/listings-query.ts';
import { MapFollower } from '../map/map-follower.ts';
import { CLOCK } from '../map/tokens.ts';
import { QueryLinks } from './query-links.ts';

const PAGE = 24;

type Reply = { header(name: string, value: string): Reply; headers(values: Record<string, string>): Reply };

@Controller('api')
export class QueryLinksController {
  constructor(
    @Inject(QueryLinks) private readonly links: QueryLinks,
    @Inject(MapFollower) private readonly follower: MapFollower,
    @Inject(ListingsQuery) private readonly listings: ListingsQuery,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('querylinks/list')
  list(@QueryOf() query: QueryParameters, @Res({ passthrough: true }) reply: Reply): QueryLinkList {
    const property = this.links.groups(parseLanguage(query));
    reply.headers(PUBLIC_CACHING);
    return { data: { code: 200, property } };
  }

  @Get('query-links/:slug')
  one(
    @Param('slug') slug: string,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Reply,
  ): QueryLink {
    const link = this.links.find(slug, parseLanguage(query));
    reply.headers(PUBLIC_CACHING);
    return link;
  }

  /** Matched after all fixed routes; slugs that collide with one are rejected at definition. */
  @Get(':slug')
  // Other methods get "not found" instead of "method not allowed".
  @RouteConfig({ knows: () => false })
  async results(
    @Param('slug') slug: string,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<QueryLinkPage> {
    const { filter, sort } = parseHomeView(this.links.find(slug, 'en').query);
    const asked = {
      filter: resolvePostedSince(filter, toIndianIsoDay(this.clock.now())),
      bbox: parseBBox(query),
      cursor: parseCursorParameter(query),
    };
    const chosen = query.sort === undefined ? sort : parseSort(query);
    this.follower.assertReady();
    await waitForOwnWrite(this.follower, query, reply);
    const page = await this.listings.getPage({ ...asked, sort: chosen, limit: PAGE });
    reply.headers(PUBLIC_CACHING);
    const { listings: property, ...counts } = page;
    return { code: 200, property, ...counts };
  }
}
