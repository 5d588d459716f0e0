import type { Query } from '@naksha/events/kernel';
import type { DutyRates } from '@naksha/events/wire/duty-rates';
import { Controller, Get, Header, Inject, Query as QueryOf } from '@nestjs/common';
import { parseAfter } from '../feed/position-query.ts';
import { FOR_EVERYONE } from '../http/caching.ts';

/** Of the region that is served. */
export const DUTY_RATES = Symbol('stamp duty and registration');

/** What a state takes of the price of a home. */
@Controller('api/duty-rates')
export class DutyRatesController {
  constructor(@Inject(DUTY_RATES) private readonly rates: DutyRates) {}

  /** `GET /api/duty-rates?after=`: no command changes them, so there is nothing to wait for. @throws Problem 422 */
  @Get()
  @Header('cache-control', FOR_EVERYONE['cache-control'])
  list(@QueryOf() query: Query): DutyRates {
    parseAfter(query);
    return this.rates;
  }
}
