import type { Caller } from '@naksha/events/contracts';
import { SignedIn } from '@naksha/events/http';
import type { QueryParameters } from '@naksha/events/kernel';
import type { PriceWhatIf } from '@naksha/events/wire/price-what-if';
import { Controller, Get, Header, Inject, Param, Query as QueryOf, Res } from '@nestjs/common';
import { type Headers, waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PRIVATE_CACHING } from '../http/caching.ts';
import { MapFollower } from '../map/map-follower.ts';
import { PriceWhatIfQuery } from './price-what-if-query.ts';
import { parsePriceParameter } from './read-price.ts';

@Controller('api/me/listings')
export class PriceWhatIfController {
  constructor(
    @Inject(MapFollower) private readonly follower: MapFollower,
    @Inject(PriceWhatIfQuery) private readonly whatIf: PriceWhatIfQuery,
  ) {}

  @Get(':id/price-what-if')
  @Header('cache-control', PRIVATE_CACHING)
  async getWhatIf(
    @Param('id') id: string,
    @SignedIn() caller: Caller,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<PriceWhatIf> {
    const price = parsePriceParameter(query);
    this.follower.assertReady();
    await waitForOwnWrite(this.follower, query, reply);
    return this.whatIf.getWhatIf(id, price, caller);
  }
}
