import { Address } from '@naksha/events/http';
import type { VisitorCountry } from '@naksha/events/wire/country';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import { DEFAULT_COUNTRY, VisitorCountries } from './visitor-countries.ts';

/** Preselects the country of phone fields. */
@Controller('api/country')
export class CountryController {
  constructor(@Inject(VisitorCountries) private readonly countries: VisitorCountries) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  async find(@Address() address: string): Promise<VisitorCountry> {
    const found = await this.countries.find(address);
    const country: CountryCode = isSupportedCountry(found) ? found : DEFAULT_COUNTRY;
    return { country_code: country, calling_code: `+${getCountryCallingCode(country)}` };
  }
}
