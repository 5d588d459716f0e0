import { isPlaceId, type Query } from '@naksha/events/kernel';
import type { GeocodeAnswer } from '@naksha/events/wire/geocode';
import { Controller, Get, Header, Inject, Query as QueryOf } from '@nestjs/common';
import { PRIVATE_CACHING } from '../http/caching.ts';
import { invalidParameter, readSingle } from '../http/parse-query.ts';
import { GeocodeQuery } from './geocode-query.ts';

export const MAX_ADDRESS = 160;

@Controller('api/geocode')
export class GeocodeController {
  constructor(@Inject(GeocodeQuery) private readonly addresses: GeocodeQuery) {}

  /** Not cached, because addresses are personal. */
  @Get()
  @Header('cache-control', PRIVATE_CACHING)
  geocode(@QueryOf() query: Query): Promise<GeocodeAnswer> {
    const [address = '', city] = [readSingle(query, 'q')?.trim(), readSingle(query, 'city')];
    if (address === '') throw invalidParameter('q', 'must not be empty');
    if (address.length > MAX_ADDRESS) throw invalidParameter('q', `must have at most ${MAX_ADDRESS} characters`);
    if (city !== undefined && !isPlaceId(city)) throw invalidParameter('city', 'must be a place id, such as mohali');
    return this.addresses.geocode(address, city);
  }
}
