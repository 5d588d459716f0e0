import type { Caller } from '@naksha/events/contracts';
import { MaybeCaller } from '@naksha/events/http';
import { BEDROOMS, LISTER_TYPES, type QueryParameters, SUBTYPES } from '@naksha/events/kernel';
import type { DemandAtPrice } from '@naksha/events/wire/price-demand';
import { Controller, Get, Header, Inject, Query as QueryOf } from '@nestjs/common';
import { PRIVATE_CACHING } from '../http/caching.ts';
import {
  invalidParameterProblem,
  parseChoiceParameter,
  parsePositionParameter,
  parseSingleParameter,
} from '../http/parse-query.ts';
import { MapFollower } from '../map/map-follower.ts';
import { PriceDemandQuery } from './price-demand-query.ts';
import { parsePriceParameter } from './read-price.ts';

/** Square feet. */
const MAX_SQFT = 1_000_000_000;

@Controller('api/price-what-if')
export class DraftDemandController {
  constructor(
    @Inject(MapFollower) private readonly follower: MapFollower,
    @Inject(PriceDemandQuery) private readonly demand: PriceDemandQuery,
  ) {}

  @Get()
  @Header('cache-control', PRIVATE_CACHING)
  getDraftDemand(@QueryOf() query: QueryParameters, @MaybeCaller() caller: Caller | undefined): DemandAtPrice {
    const draft = {
      subtype: readSubtype(query),
      position: parsePositionParameter(query, 'at'),
      sqft: readWholeNumber(query, 'sqft', MAX_SQFT),
      bedrooms: readBedrooms(query),
      lister: parseChoiceParameter(query, 'lister', LISTER_TYPES, LISTER_TYPES[0]),
      price: parsePriceParameter(query),
    };
    this.follower.assertReady();
    return this.demand.getDraftDemand(draft, caller);
  }
}

function readSubtype(query: QueryParameters) {
  const asked = parseSingleParameter(query, 'property_subtype');
  const found = SUBTYPES.find((one) => one === asked);
  if (!found) throw invalidParameterProblem('property_subtype', `must be one of ${SUBTYPES.join(', ')}`);
  return found;
}

function readBedrooms(query: QueryParameters) {
  const asked = parseSingleParameter(query, 'bedrooms');
  const found = BEDROOMS.find((one) => String(one) === asked);
  if (asked !== undefined && !found) throw invalidParameterProblem('bedrooms', `must be one of ${BEDROOMS.join(', ')}`);
  return found;
}

function readWholeNumber(query: QueryParameters, field: string, max: number): number {
  const text = parseSingleParameter(query, field) ?? '';
  const value = /^\d{1,12}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > max) throw invalidParameterProblem(field, `must be a whole number, 1 to ${max}`);
  return value;
}
