import { Problem } from '@naksha/events/contracts';
import type { City, Locality } from '@naksha/events/wire/cities';
import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import { PUBLIC_CACHING } from '../http/caching.ts';
import { Places } from './places.ts';
import { POST_FORM_OPTIONS } from './post-form-options.ts';

@Controller('api/property')
export class CatalogueController {
  constructor(@Inject(Places) private readonly places: Places) {}

  @Get('cities')
  @Header('cache-control', PUBLIC_CACHING['cache-control'])
  listCities(): { code: 200; property: readonly City[] } {
    return { code: 200, property: this.places.cities };
  }

  @Get('property-model/data')
  @Header('cache-control', PUBLIC_CACHING['cache-control'])
  options(): { code: 200; property: typeof POST_FORM_OPTIONS } {
    return { code: 200, property: POST_FORM_OPTIONS };
  }

  @Get('localities/:cityId')
  @Header('cache-control', PUBLIC_CACHING['cache-control'])
  listLocalities(@Param('cityId') cityId: string): { code: 200; property: Locality[] } {
    const city = this.places.cities.find(({ id }) => id === cityId);
    if (!city) throw new Problem(404, 'no_such_city', 'City not found.');
    return { code: 200, property: city.localities };
  }
}
