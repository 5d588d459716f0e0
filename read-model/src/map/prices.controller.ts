import { type Clock, MAX_HEAT_Z, type QueryParameters } from '@naksha/events/kernel';
import { Controller, Get, Headers, Inject, Param, Query as QueryOf, Res } from '@nestjs/common';
import { waitForOwnWrite } from '../feed/read-your-writes.ts';
import { invalidParameterProblem, parseFilterQuery } from '../http/parse-query.ts';
import { parseTileAddress } from '../http/tile-address.ts';
import { MapFollower } from './map-follower.ts';
import { type PricedFilter, Prices } from './prices.ts';
import { type StoredReply, sendStoredResponse } from './send-stored.ts';
import { CLOCK } from './tokens.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

type Sent = Record<string, string | undefined>;

@Controller('api/map')
export class PricesController {
  constructor(
    @Inject(MapFollower) private readonly follower: MapFollower,
    @Inject(Prices) private readonly prices: Prices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('heat/:z/:x/:y')
  async getCells(
    @Param() { z, x, y }: Record<'z' | 'x' | 'y', string>,
    @QueryOf() query: QueryParameters,
    @Headers() headers: Sent,
    @Res() reply: StoredReply,
  ): Promise<void> {
    const [address, filter] = [
      parseTileAddress(z, x, y, '.json', MAX_HEAT_Z),
      readPricedFilter(query, this.clock.now()),
    ];
    await this.#caughtUp(query, reply);
    sendStoredResponse(await this.prices.getCells(address, filter), JSON_TYPE, headers, reply);
  }

  @Get('prices')
  async getByPlace(
    @QueryOf() query: QueryParameters,
    @Headers() headers: Sent,
    @Res() reply: StoredReply,
  ): Promise<void> {
    const filter = readPricedFilter(query, this.clock.now());
    await this.#caughtUp(query, reply);
    sendStoredResponse(await this.prices.getByPlace(filter), JSON_TYPE, headers, reply);
  }

  async #caughtUp(query: QueryParameters, reply: StoredReply): Promise<void> {
    this.follower.assertReady();
    await waitForOwnWrite(this.follower, query, reply);
  }
}

function readPricedFilter(query: QueryParameters, now: Date): PricedFilter {
  const { subtype, ...filter } = parseFilterQuery(query, now);
  if (!subtype)
    throw invalidParameterProblem(
      'property_subtype',
      'must be exactly one subtype, because prices of different kinds are not comparable',
    );
  return { ...filter, subtype };
}
