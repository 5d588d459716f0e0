import type { Caller } from '@naksha/events/contracts';
import { isRupees, MAX_RUPEES, type Query } from '@naksha/events/kernel';
import type { PriceWhatIf } from '@naksha/events/wire/price-what-if';
import { Controller, Get, Header, Inject, Param, Query as QueryOf, Res } from '@nestjs/common';
import { type Headers, waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PERSONAL } from '../http/caching.ts';
import { SignedIn } from '../http/caller.ts';
import { single, wrong } from '../http/parse-query.ts';
import { MapFollower } from '../map/map-follower.ts';
import { PriceWhatIfQuery } from './price-what-if-query.ts';

@Controller('api/me/listings')
export class PriceWhatIfController {
  constructor(
    @Inject(MapFollower) private readonly follower: MapFollower,
    @Inject(PriceWhatIfQuery) private readonly whatIf: PriceWhatIfQuery,
  ) {}

  /** `GET /api/me/listings/{id}/price-what-if?price=&after=` @throws Problem 422 on a price that can't be asked */
  @Get(':id/price-what-if')
  @Header('cache-control', PERSONAL)
  async getWhatIf(
    @Param('id') id: string,
    @SignedIn() caller: Caller,
    @QueryOf() query: Query,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<PriceWhatIf> {
    const price = readPrice(query);
    this.follower.mustBeReady();
    await waitForOwnWrite(this.follower, query, reply);
    return this.whatIf.getWhatIf(id, price, caller);
  }
}

function readPrice(query: Query): number {
  const text = single(query, 'price') ?? '';
  const price = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (!isRupees(price)) throw wrong('price', `must be whole rupees, 1 to ${MAX_RUPEES}`);
  return price;
}
