import type { Caller } from '@naksha/events/contracts';
import { MaybeCaller, SignedIn } from '@naksha/events/http';
import type { QueryParameters } from '@naksha/events/kernel';
import type { AllProperties, MyListings } from '@naksha/events/wire/property-list';
import { Controller, Get, Header, Inject, Param, Query as QueryOf, Res } from '@nestjs/common';
import { requireCityByIdOrName } from '../catalogue/find-city.ts';
import { Places } from '../catalogue/places.ts';
import { DocumentFeed } from '../feed/document-feed.ts';
import { type Headers, waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PRIVATE_CACHING, PUBLIC_CACHING } from '../http/caching.ts';
import { invalidParameterProblem, parseSingleParameter } from '../http/parse-query.ts';
import { MapFollower } from '../map/map-follower.ts';
import { PropertyList, resolveLazyPage } from './property-list.ts';

@Controller('api')
export class PropertyListController {
  constructor(
    @Inject(PropertyList) private readonly properties: PropertyList,
    @Inject(Places) private readonly places: Places,
    @Inject(MapFollower) private readonly map: MapFollower,
    @Inject(DocumentFeed) private readonly feed: DocumentFeed,
  ) {}

  @Get('property/all_properties/:cityId/:page')
  async listInCity(
    @Param('cityId') cityId: string,
    @Param('page') page: string,
    @MaybeCaller() caller: Caller | undefined,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<AllProperties> {
    const pageNo = parsePageNo(page, 'page');
    const city = requireCityByIdOrName(this.places, cityId);
    this.map.assertReady();
    await waitForOwnWrite(this.map, query, reply);
    const property = await resolveLazyPage(
      await this.properties.listOnMarket({ place: [city.id] }, { pageNo }, caller),
    );
    reply.header('cache-control', caller ? PRIVATE_CACHING : PUBLIC_CACHING['cache-control']);
    reply.header('vary', 'authorization');
    return { code: 200, property, page_no: property.page_no };
  }

  @Get('auth/mylistings')
  @Header('cache-control', PRIVATE_CACHING)
  async listOwn(
    @SignedIn() caller: Caller,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<MyListings> {
    const pageNo = parsePageNo(parseSingleParameter(query, 'page_no') ?? '0', 'page_no');
    await waitForOwnWrite(this.feed, query, reply);
    const { property_data: property, page_no } = await resolveLazyPage(
      await this.properties.listOfSeller(caller, pageNo),
    );
    return { code: 200, property, page_no };
  }
}

function parsePageNo(text: string, field: string): number {
  if (!/^\d{1,6}$/.test(text)) throw invalidParameterProblem(field, 'must be a page number, 0 or higher');
  return Number(text);
}
