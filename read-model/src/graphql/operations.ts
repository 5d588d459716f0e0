import { type Caller, invalidFieldsProblem, requireSignedIn } from '@naksha/events/contracts';
import {
  type Clock,
  isPlaceId,
  type MapFilter,
  type Place,
  parseFilter,
  resolvePostedSince,
  toIndianIsoDay,
} from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { MASTER_DATA_TYPES, type MasterDataItem } from '@naksha/events/wire/master-data';
import { BUYER_ACTION_IDS, type OwnProperty, PROPERTIES_A_PAGE } from '@naksha/events/wire/property-list';
import { Inject, Injectable } from '@nestjs/common';
import { requireCityByIdOrName } from '../catalogue/find-city.ts';
import { Places } from '../catalogue/places.ts';
import { invalidParameterProblem } from '../http/parse-query.ts';
import { type LazyPage, PropertyList } from '../listing-page/property-list.ts';
import { MapFollower } from '../map/map-follower.ts';
import { CLOCK } from '../map/tokens.ts';
import { MasterData } from '../master-data/master-data.ts';
import { RENAMED_ARGUMENTS } from './schema.ts';

export type GraphqlContext = { caller: Caller | undefined };

type Text = string | null | undefined;
type Search = Record<'city' | 'prop_type' | 'subtype' | 'locality' | 'other', Text>;
type Page = { page_no: number | null; limit: number | null };

@Injectable()
export class Operations {
  constructor(
    @Inject(PropertyList) private readonly properties: PropertyList,
    @Inject(MasterData) private readonly items: MasterData,
    @Inject(Places) private readonly places: Places,
    @Inject(MapFollower) private readonly map: MapFollower,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async properties_search(
    { page_no, limit: asked, ...search }: Search & Page,
    { caller }: GraphqlContext,
  ): Promise<LazyPage> {
    const filter = this.#readFilter(search);
    const limit = asked ?? 0;
    if (limit < 0 || limit > PROPERTIES_A_PAGE)
      throw invalidParameterProblem('limit', `must be 0 to ${PROPERTIES_A_PAGE}`);
    const page = { pageNo: readPageNo(page_no), size: limit || PROPERTIES_A_PAGE };
    this.map.assertReady();
    return this.properties.listOnMarket(filter, page, caller);
  }

  overall_masterdata({ city_id }: { city_id: string }): MasterDataItem[] {
    return this.items.list({ city: requireCityByIdOrName(this.places, city_id).id });
  }

  projects_masterdata({ city_id, project_type }: { city_id: string; project_type: string }): MasterDataItem[] {
    const type = MASTER_DATA_TYPES.find((one) => one === project_type);
    if (!type || type === 'Locality')
      throw invalidParameterProblem(
        'project_type',
        `must be one of ${MASTER_DATA_TYPES.filter((one) => one !== 'Locality').join(', ')}`,
      );
    return this.items.list({ city: requireCityByIdOrName(this.places, city_id).id, types: [type] });
  }

  cities(): readonly City[] {
    return this.places.cities;
  }

  async buyer_listings(
    { action_id, page_no }: { action_id: number; page_no: number | null },
    { caller }: GraphqlContext,
  ): Promise<LazyPage> {
    const buyer = requireSignedIn(caller);
    if (!(action_id in BUYER_ACTION_IDS))
      throw invalidParameterProblem('action_id', 'must be 1 (contacted), 2 (viewed) or 3 (saved)');
    const action = BUYER_ACTION_IDS[action_id as keyof typeof BUYER_ACTION_IDS];
    return this.properties.listOfBuyer(buyer, action, readPageNo(page_no));
  }

  async my_listings(
    { page_no }: { page_no: number | null },
    { caller }: GraphqlContext,
  ): Promise<LazyPage<OwnProperty>> {
    return this.properties.listOfSeller(requireSignedIn(caller), readPageNo(page_no));
  }

  #readFilter({ city, prop_type, subtype, locality, other, ...filters }: Search): MapFilter {
    const within = city?.trim() ? requireCityByIdOrName(this.places, city.trim()) : undefined;
    const place = locality?.trim() ? this.#findLocality(locality.trim(), within) : within;
    const { filter, errors } = parseFilter({
      ...filters,
      property_type: prop_type,
      property_subtype: subtype,
      place: place?.id,
      search: other,
    });
    if (errors.length)
      throw invalidFieldsProblem(
        errors.map(({ field, reason }) => ({ field: RENAMED_ARGUMENTS[field] ?? field, reason })),
      );
    return resolvePostedSince(filter, toIndianIsoDay(this.clock.now()));
  }

  #findLocality(text: string, city: Place | undefined): Place {
    const { gazetteer } = this.places;
    const isHere = ({ cityId }: Place) => !city || cityId === city.id;
    const byId = isPlaceId(text) ? gazetteer.find(text) : undefined;
    if (byId?.kind === 'locality' && isHere(byId)) return byId;
    const named = gazetteer.listByName('locality', text).find(isHere);
    if (!named) throw invalidParameterProblem('locality', 'is not a known locality of this city');
    return named;
  }
}

function readPageNo(page: number | null): number {
  if (page !== null && page < 0) throw invalidParameterProblem('page_no', 'must be a page number, 0 or higher');
  return page ?? 0;
}
