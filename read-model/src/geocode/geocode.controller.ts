import { isPlaceId, type QueryParameters } from '@naksha/events/kernel';
import type { GeocodeAnswer } from '@naksha/events/wire/geocode';
import { Controller, Get, Header, Inject, Query as QueryOf } from '@nestjs/common';
import { PRIVATE_CACHING } from '../http/caching.ts';
import { invalidParameterProblem, parseSingleParameter } from '../http/parse-query.ts';
import { GeocodeQuery } from './geocode-query.ts';

export const MAX_ADDRESS = 160;

@Controller('api/geocode')
export class GeocodeController {
  constructor(@Inject(GeocodeQuery) private readonly addresses: GeocodeQuery) {}

  /** Not cached, because addresses are personal. */
  @Get()
  @Header('cache-control', PRIVATE_CACHING)
  geocode(@QueryOf() query: QueryParameters): Promise<GeocodeAnswer> {
    const [address = '', city] = [parseSingleParameter(query, 'q')?.trim(), parseSingleParameter(query, 'city')];
    if (address === '') throw invalidParameterProblem('q', 'must not be empty');
    if (address.length > MAX_ADDRESS) throw invalidParameterProblem('q', `must have at most ${MAX_ADDRESS} characters`);
    if (city !== undefined && !isPlaceId(city))
      throw invalidParameterProblem('city', 'must be a place id, such as mohali');
    return this.addresses.geocode(address, city);
  }
}
