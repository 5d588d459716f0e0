import { gunzipSync } from 'node:zlib';
import { Problem, type Query } from '@naksha/events/kernel';
import { Controller, Get, Headers, Inject, Param, Query as QueryOf, Res } from '@nestjs/common';
import { acceptsGzip } from '../http/accepts-gzip.ts';
import { FOR_EVERYONE } from '../http/caching.ts';
import { matchesEtag } from '../http/matches-etag.ts';
import { filterOf, minOf } from '../http/parse-query.ts';
import { ReadYourWrites } from '../http/read-your-writes.ts';
import { MapFollower } from './map-follower.ts';
import { tileAddressOf } from './tile-address.ts';
import { TilePreparation } from './tile-preparation.ts';
import { Tiles } from './tiles.ts';

const PATIENCE_MS = 2000;

type Reply = {
  code(status: number): Reply;
  header(name: string, value: string): Reply;
  headers(values: Record<string, string>): Reply;
};

@Controller('api/map')
export class TilesController {
  constructor(
    @Inject(MapFollower) private readonly follower: MapFollower,
    @Inject(ReadYourWrites) private readonly ownWrites: ReadYourWrites,
    @Inject(Tiles) private readonly tiles: Tiles,
    @Inject(TilePreparation) private readonly preparation: TilePreparation,
  ) {}

  /**
   * `GET /api/map/{z}/{x}/{y}.mvt?<filters>&min=&after=`
   * @throws Problem 422 for a malformed address, filter or position; 503 where `min` isn't reached in time
   */
  @Get(':z/:x/:y')
  async tile(
    @Param() { z, x, y }: Record<'z' | 'x' | 'y', string>,
    @QueryOf() query: Query,
    @Headers() headers: Record<string, string | undefined>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Buffer | undefined> {
    const address = tileAddressOf(z, x, y);
    const filter = filterOf(query);
    const min = minOf(query);
    this.follower.mustBeReady();
    await this.ownWrites.wait(query, reply);
    if (min && !(await this.follower.reached(min, PATIENCE_MS)))
      throw new Problem(503, 'behind', 'this process has not come so far yet, please ask again', undefined, 1);

    this.preparation.asked.note(address, filter);
    const shared = { ...FOR_EVERYONE, vary: 'accept-encoding' };
    const known = etagOf(this.tiles.keyOf(address, filter));
    if (matchesEtag(headers['if-none-match'], known)) {
      reply.code(304).headers({ ...shared, etag: known });
      return undefined;
    }
    const { key, gzipped } = await this.tiles.tile(address, filter);
    reply.headers({ ...shared, etag: etagOf(key), 'content-type': 'application/vnd.mapbox-vector-tile' });
    if (!acceptsGzip(headers['accept-encoding'])) return gunzipSync(gzipped);
    reply.header('content-encoding', 'gzip');
    return Buffer.from(gzipped.buffer, gzipped.byteOffset, gzipped.byteLength);
  }
}

/** Weak, because packed and plain bytes share it. */
const etagOf = (key: string): string => `W/"${key}"`;
