import type { QueryParameters } from '@naksha/events/kernel';
import type { GroundLayer } from '@naksha/events/wire/ground';
import type { Surroundings } from '@naksha/events/wire/surroundings';
import { Controller, Get, Header, Inject, Query as QueryOf } from '@nestjs/common';
import { BASE_MAP_LAYERS } from '../catalogue/base-map.controller.ts';
import { Places } from '../catalogue/places.ts';
import { PUBLIC_CACHING } from '../http/caching.ts';
import { parsePositionParameter } from '../http/parse-query.ts';
import { buildSurroundings } from './draw-surroundings.ts';
import { type GroundFeature, parseBaseMapLayer } from './ground-feature.ts';

@Controller('api/map')
export class SurroundingsController {
  #features: readonly GroundFeature[] | undefined;

  constructor(
    @Inject(BASE_MAP_LAYERS) private readonly ground: ReadonlyMap<GroundLayer, string>,
    @Inject(Places) private readonly places: Places,
  ) {}

  @Get('surroundings')
  @Header('cache-control', PUBLIC_CACHING['cache-control'])
  getSurroundings(@QueryOf() query: QueryParameters): Surroundings {
    this.#features ??= [...this.ground].flatMap(([layer, text]) => parseBaseMapLayer(layer, text));
    return buildSurroundings(this.#features, this.places.gazetteer, parsePositionParameter(query, 'at'));
  }
}
