import { Problem } from '@naksha/events/contracts';
import { isPlaceId, placeZoomOrDefault } from '@naksha/events/kernel';
import type { PlaceOutline } from '@naksha/events/wire/place-outline';
import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import { PUBLIC_CACHING } from '../http/caching.ts';
import { Places } from './places.ts';

@Controller('api/places')
export class PlacesController {
  constructor(@Inject(Places) private readonly places: Places) {}

  @Get(':id')
  @Header('cache-control', PUBLIC_CACHING['cache-control'])
  getOutline(@Param('id') id: string): PlaceOutline {
    const { gazetteer } = this.places;
    const place = isPlaceId(id) ? gazetteer.find(id) : undefined;
    if (!place) throw new Problem(404, 'not_found', 'Place not found.');
    const { kind, cityId, names, position, zoom, radiusM, outline = [] } = place;
    return {
      id: place.id,
      kind,
      name: names.en,
      names,
      city: gazetteer.find(cityId)?.names.en ?? '',
      position,
      zoom: placeZoomOrDefault(zoom),
      radius_m: radiusM,
      outline,
    };
  }
}
