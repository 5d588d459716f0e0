import type { Feature } from '../feature/feature.ts';
import type { ServicesSettings } from '../injection/settings.ts';
import { SETTINGS } from '../injection/tokens.ts';
import { CountryController } from './country.controller.ts';
import { COUNTRY_LOOKUP } from './country-lookup.port.ts';
import { HttpCountryLookup } from './http-country-lookup.ts';
import { VisitorCountries } from './visitor-countries.ts';

export const countryFeature: Feature = {
  controllers: [CountryController],
  providers: [
    VisitorCountries,
    {
      provide: COUNTRY_LOOKUP,
      inject: [SETTINGS],
      useFactory: ({ GEOIP_URL }: ServicesSettings) => (GEOIP_URL ? new HttpCountryLookup(GEOIP_URL) : null),
    },
  ],
};
