import type { Caller } from '@naksha/events/contracts';
import type { Query } from '@naksha/events/kernel';
import type { OwnListings } from '@naksha/events/wire/own-listings';
import type { Property } from '@naksha/events/wire/property';
import { Controller, Get, Header, Inject, Param, Query as QueryOf, Res } from '@nestjs/common';
import { DocumentFeed } from '../feed/document-feed.ts';
import { type Headers, waitForOwnWrite } from '../feed/read-your-writes.ts';
import { FOR_EVERYONE, PERSONAL } from '../http/caching.ts';
import { MaybeCaller, SignedIn } from '../http/caller.ts';
import { OwnListingsQuery } from './own-listings.ts';
import { PropertyQuery } from './property-query.ts';

@Controller('api')
export class PropertyController {
  constructor(
    @Inject(PropertyQuery) private readonly properties: PropertyQuery,
    @Inject(OwnListingsQuery) private readonly own: OwnListingsQuery,
    @Inject(DocumentFeed) private readonly feed: DocumentFeed,
  ) {}

  /** `GET /api/property/{idOrSlug}?after=` */
  @Get('property/:idOrSlug')
  async property(
    @Param('idOrSlug') idOrSlug: string,
    @MaybeCaller() caller: Caller | undefined,
    @QueryOf() query: Query,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<{ code: 200; property: Property }> {
    await waitForOwnWrite(this.feed, query, reply);
    const property = await this.properties.getProperty(idOrSlug, caller);
    reply.header('cache-control', caller ? PERSONAL : FOR_EVERYONE['cache-control']);
    reply.header('vary', 'authorization');
    return { code: 200, property };
  }

  /** `GET /api/me/listings?after=` */
  @Get('me/listings')
  @Header('cache-control', PERSONAL)
  async mine(
    @SignedIn() caller: Caller,
    @QueryOf() query: Query,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<OwnListings> {
    await waitForOwnWrite(this.feed, query, reply);
    return { listings: await this.own.getOwnListings(caller.account) };
  }
}
