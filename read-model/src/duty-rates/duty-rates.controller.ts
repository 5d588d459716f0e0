import type { QueryParameters } from '@naksha/events/kernel';
import type { DutyRates } from '@naksha/events/wire/duty-rates';
import { Controller, Get, Header, Inject, Query as QueryOf } from '@nestjs/common';
import { parseAfterPosition } from '../feed/position-query.ts';
import { PUBLIC_CACHING } from '../http/caching.ts';

export const DUTY_RATES = Symbol('stamp duty and registration');

@Controller('api/duty-rates')
export class DutyRatesController {
  constructor(@Inject(DUTY_RATES) private readonly rates: DutyRates) {}

  /** Not changed by commands, so `after` needs no waiting. */
  @Get()
  @Header('cache-control', PUBLIC_CACHING['cache-control'])
  list(@QueryOf() query: QueryParameters): DutyRates {
    parseAfterPosition(query);
    return this.rates;
  }
}
