import type { QueryParameters } from '@naksha/events/kernel';
import {
  type MasterData as MasterDataList,
  type MasterDataType,
  PROJECT_TYPES_OF,
} from '@naksha/events/wire/master-data';
import { Controller, Get, Header, Inject, Query as QueryOf } from '@nestjs/common';
import { requireCityByIdOrName } from '../catalogue/find-city.ts';
import { Places } from '../catalogue/places.ts';
import { PUBLIC_CACHING } from '../http/caching.ts';
import { parseSingleParameter } from '../http/parse-query.ts';
import { MapFollower } from '../map/map-follower.ts';
import { MasterData } from './master-data.ts';

const ALL_PROJECTS = [...PROJECT_TYPES_OF.residential, ...PROJECT_TYPES_OF.commercial];
const CACHE = PUBLIC_CACHING['cache-control'];

@Controller('api/property')
export class MasterDataController {
  constructor(
    @Inject(MasterData) private readonly items: MasterData,
    @Inject(Places) private readonly places: Places,
    @Inject(MapFollower) private readonly map: MapFollower,
  ) {}

  @Get('societies')
  @Header('cache-control', CACHE)
  societies(@QueryOf() query: QueryParameters): MasterDataList {
    return this.#list(query, ['Society']);
  }

  @Get('kothi_projects')
  @Header('cache-control', CACHE)
  kothis(@QueryOf() query: QueryParameters): MasterDataList {
    return this.#list(query, ['Kothi Project']);
  }

  @Get('residential/plot_projects')
  @Header('cache-control', CACHE)
  residentialPlots(@QueryOf() query: QueryParameters): MasterDataList {
    return this.#list(query, ['Residential Plot Project']);
  }

  @Get('commercial/plot_projects')
  @Header('cache-control', CACHE)
  commercialPlots(@QueryOf() query: QueryParameters): MasterDataList {
    return this.#list(query, ['Commercial Plot Project']);
  }

  /** A commercial project has offices if one is on the market in it; the same for showrooms. */
  @Get('office_projects')
  @Header('cache-control', CACHE)
  offices(@QueryOf() query: QueryParameters): MasterDataList {
    return this.#listWithHomes(query, 'office');
  }

  @Get('showroom_projects')
  @Header('cache-control', CACHE)
  showrooms(@QueryOf() query: QueryParameters): MasterDataList {
    return this.#listWithHomes(query, 'showroom');
  }

  @Get('residential/projects')
  @Header('cache-control', CACHE)
  residential(@QueryOf() query: QueryParameters): MasterDataList {
    return this.#list(query, PROJECT_TYPES_OF.residential);
  }

  @Get('commercial/projects')
  @Header('cache-control', CACHE)
  commercial(@QueryOf() query: QueryParameters): MasterDataList {
    return this.#list(query, PROJECT_TYPES_OF.commercial);
  }

  @Get('overallmasterdata')
  @Header('cache-control', CACHE)
  overall(@QueryOf() query: QueryParameters): MasterDataList {
    return this.#list(query);
  }

  @Get('projects_masterdata')
  @Header('cache-control', CACHE)
  projects(@QueryOf() query: QueryParameters): MasterDataList {
    return this.#list(query, ALL_PROJECTS);
  }

  #list(query: QueryParameters, types?: readonly MasterDataType[]): MasterDataList {
    const cityId = parseSingleParameter(query, 'city_id');
    const city = cityId === undefined ? undefined : requireCityByIdOrName(this.places, cityId).id;
    return { code: 200, property: this.items.list({ city, types }) };
  }

  #listWithHomes(query: QueryParameters, subtype: 'office' | 'showroom'): MasterDataList {
    this.map.assertReady();
    const { code, property } = this.#list(query, ['Commercial Project']);
    return { code, property: this.items.withHomes(property, subtype) };
  }
}
