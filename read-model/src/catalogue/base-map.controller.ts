import { Problem } from '@naksha/events/contracts';
import { GROUND_LAYERS, type GroundLayer } from '@naksha/events/wire/ground';
import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import { PUBLIC_CACHING } from '../http/caching.ts';
import { outlinesToGeoJson } from './outlines-to-geojson.ts';
import { Places } from './places.ts';

export const BASE_MAP_LAYERS = Symbol('ground of the base map');

@Controller('api/map/ground')
export class BaseMapController {
  constructor(
    @Inject(BASE_MAP_LAYERS) private readonly ground: ReadonlyMap<GroundLayer, string>,
    @Inject(Places) private readonly places: Places,
  ) {}

  @Get('outlines.geojson')
  @Header('cache-control', PUBLIC_CACHING['cache-control'])
  @Header('content-type', 'application/geo+json')
  getOutlines(): string {
    return outlinesToGeoJson(this.places.gazetteer);
  }

  @Get(':layer.geojson')
  @Header('cache-control', PUBLIC_CACHING['cache-control'])
  @Header('content-type', 'application/geo+json')
  getLayer(@Param('layer') name: string): string {
    const layer = GROUND_LAYERS.find((known) => known === name);
    const drawn = layer && this.ground.get(layer);
    if (!drawn) throw new Problem(404, 'not_found', 'Map layer not found.');
    return drawn;
  }
}
