import { type PlaceId, placeZoomOrDefault, type QueryParameters } from '@naksha/events/kernel';
import type { ProjectDetails, RelatedProperties } from '@naksha/events/wire/master-data';
import { Controller, Get, Inject, Param, Query as QueryOf, Res } from '@nestjs/common';
import { Places } from '../catalogue/places.ts';
import { waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PUBLIC_CACHING } from '../http/caching.ts';
import { parseCursorParameter, parseSort } from '../http/parse-query.ts';
import { ListingsQuery } from '../map/listings-query.ts';
import { MapFollower } from '../map/map-follower.ts';
import { MasterData } from './master-data.ts';

const PAGE = 24;

type Reply = { header(name: string, value: string): Reply; headers(values: Record<string, string>): Reply };

@Controller('api/property')
export class ProjectsController {
  constructor(
    @Inject(MasterData) private readonly items: MasterData,
    @Inject(Places) private readonly places: Places,
    @Inject(ListingsQuery) private readonly listings: ListingsQuery,
    @Inject(MapFollower) private readonly map: MapFollower,
  ) {}

  @Get('projectdetails/:id')
  getProject(@Param('id') id: string, @Res({ passthrough: true }) reply: Reply): ProjectDetails {
    this.map.assertReady();
    const { item, place } = this.items.findProject(id);
    reply.headers(PUBLIC_CACHING);
    const city_name = this.places.gazetteer.find(place.cityId)?.names.en ?? '';
    const where = {
      city_name,
      position: place.position,
      zoom: placeZoomOrDefault(place.zoom),
      radius_m: place.radiusM,
    };
    return { code: 200, property: { ...item, ...where, homes: this.items.countHomes(place.id) } };
  }

  @Get('project/:id/related-properties')
  async listRelated(
    @Param('id') id: string,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<RelatedProperties> {
    const asked = { sort: parseSort(query), cursor: parseCursorParameter(query) };
    this.map.assertReady();
    await waitForOwnWrite(this.map, query, reply);
    const { item } = this.items.findProject(id);
    const filter = { place: [item.id as PlaceId] };
    const { listings: property, ...counts } = await this.listings.getPage({ ...asked, filter, limit: PAGE });
    reply.headers(PUBLIC_CACHING);
    return { code: 200, property, ...counts };
  }
}
