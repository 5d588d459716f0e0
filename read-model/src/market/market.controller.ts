import { Problem } from '@naksha/events/contracts';
import { isPlaceId, type PlaceId, type QueryParameters } from '@naksha/events/kernel';
import type { CitiesOnMarket, MarketFigures } from '@naksha/events/wire/market';
import { Controller, Get, Inject, Param, Query as QueryOf, Res } from '@nestjs/common';
import { Places } from '../catalogue/places.ts';
import { waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PUBLIC_CACHING } from '../http/caching.ts';
import { MapFollower } from '../map/map-follower.ts';
import { MarketQuery } from './market-query.ts';

type Reply = { header(name: string, value: string): Reply; headers(values: Record<string, string>): Reply };

@Controller('api/market')
export class MarketController {
  constructor(
    @Inject(MarketQuery) private readonly market: MarketQuery,
    @Inject(MapFollower) private readonly map: MapFollower,
    @Inject(Places) private readonly places: Places,
  ) {}

  @Get()
  async getCities(
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<CitiesOnMarket> {
    this.map.assertReady();
    await waitForOwnWrite(this.map, query, reply);
    const cities = await this.market.listCities(this.places.cities.map(({ id }) => id as PlaceId));
    reply.headers(PUBLIC_CACHING);
    return { cities };
  }

  @Get(':place')
  async getFigures(
    @Param('place') place: string,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<MarketFigures> {
    this.map.assertReady();
    if (!isPlaceId(place) || !this.places.gazetteer.find(place))
      throw new Problem(404, 'no_such_place', 'Place not found.');
    await waitForOwnWrite(this.map, query, reply);
    const figures = await this.market.findFigures(place);
    reply.headers(PUBLIC_CACHING);
    return { place, figures };
  }
}
