import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { Problem } from '@naksha/events/contracts';
import type { TileAddress } from '@naksha/events/kernel';
import { GROUND_LAYERS, type GroundLayer } from '@naksha/events/wire/ground';
import { Controller, Get, Header, Headers, Inject, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PUBLIC_CACHING } from '../http/caching.ts';
import { matchesEtag } from '../http/matches-etag.ts';
import { parseTileAddress } from '../http/tile-address.ts';
import { outlinesToGeoJson } from './outlines-to-geojson.ts';
import { Places } from './places.ts';

export const BASE_MAP_LAYERS = Symbol('ground of the base map');
export const STREET_TILES = Symbol('street tiles of the base map');

export type StreetTileSource = {
  /** A gzipped Mapbox vector tile; undefined if it is empty. */
  read(address: TileAddress): Promise<Uint8Array | undefined>;
};

@Controller('api/map')
export class BaseMapController {
  constructor(
    @Inject(BASE_MAP_LAYERS) private readonly ground: ReadonlyMap<GroundLayer, string>,
    @Inject(Places) private readonly places: Places,
    @Inject(STREET_TILES) private readonly streets: StreetTileSource,
  ) {}

  @Get('ground/outlines.geojson')
  @Header('cache-control', PUBLIC_CACHING['cache-control'])
  @Header('content-type', 'application/geo+json')
  getOutlines(): string {
    return outlinesToGeoJson(this.places.gazetteer);
  }

  @Get('ground/:layer.geojson')
  @Header('cache-control', PUBLIC_CACHING['cache-control'])
  @Header('content-type', 'application/geo+json')
  getLayer(@Param('layer') name: string): string {
    const layer = GROUND_LAYERS.find((known) => known === name);
    const drawn = layer && this.ground.get(layer);
    if (!drawn) throw new Problem(404, 'not_found', 'Map layer not found.');
    return drawn;
  }

  @Get('streets/:z/:x/:y')
  async getStreetTile(
    @Param() { z, x, y }: Record<'z' | 'x' | 'y', string>,
    @Headers('accept-encoding') accepted: string | undefined,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const tile = await this.streets.read(parseTileAddress(z, x, y));
    reply.headers({ ...PUBLIC_CACHING, vary: 'accept-encoding' });
    if (!tile) return void reply.status(204).send();
    const etag = `W/"${createHash('sha256').update(tile).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', etag);
    if (matchesEtag(known, etag)) return void reply.status(304).send();
    const zipped = accepted?.includes('gzip') ?? false;
    if (zipped) reply.header('content-encoding', 'gzip');
    reply.type('application/vnd.mapbox-vector-tile').send(zipped ? tile : gunzipSync(tile));
  }
}
