import type { DutyRates } from '@naksha/events/wire/duty-rates';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { FOR_EVERYONE } from '../http/caching.ts';

/** Of the region that is served. */
export const DUTY_RATES = Symbol('stamp duty and registration');

/** What a state takes of the price of a home. */
@Controller('api/duty-rates')
export class DutyRatesController {
  constructor(@Inject(DUTY_RATES) private readonly rates: DutyRates) {}

  @Get()
  @Header('cache-control', FOR_EVERYONE['cache-control'])
  list(): DutyRates {
    return this.rates;
  }
}
