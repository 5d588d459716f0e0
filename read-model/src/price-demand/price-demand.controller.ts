import type { Caller } from '@naksha/events/contracts';
import { SignedIn } from '@naksha/events/http';
import type { QueryParameters } from '@naksha/events/kernel';
import type { DemandAtPrice } from '@naksha/events/wire/price-demand';
import { Controller, Get, Header, Inject, Param, Query as QueryOf, Res } from '@nestjs/common';
import { type Headers, waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PRIVATE_CACHING } from '../http/caching.ts';
import { MapFollower } from '../map/map-follower.ts';
import { PriceDemandQuery } from './price-demand-query.ts';
import { parsePriceParameter } from './read-price.ts';

@Controller('api/me/listings')
export class PriceDemandController {
  constructor(
    @Inject(MapFollower) private readonly follower: MapFollower,
    @Inject(PriceDemandQuery) private readonly demand: PriceDemandQuery,
  ) {}

  @Get(':id/price-what-if')
  @Header('cache-control', PRIVATE_CACHING)
  async getDemand(
    @Param('id') id: string,
    @SignedIn() caller: Caller,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<DemandAtPrice> {
    const price = parsePriceParameter(query);
    this.follower.assertReady();
    await waitForOwnWrite(this.follower, query, reply);
    return this.demand.getDemand(id, price, caller);
  }
}
