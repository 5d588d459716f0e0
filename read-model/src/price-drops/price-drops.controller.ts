import { isPlaceId, type QueryParameters } from '@naksha/events/kernel';
import type { PriceDrops } from '@naksha/events/wire/price-drops';
import { Controller, Get, Inject, Query as QueryOf, Res } from '@nestjs/common';
import { DocumentFeed } from '../feed/document-feed.ts';
import { waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PUBLIC_CACHING } from '../http/caching.ts';
import { invalidParameterProblem, parseCursorParameter, parseSingleParameter } from '../http/parse-query.ts';
import { PriceDropsQuery } from './price-drops-query.ts';

type Reply = { header(name: string, value: string): Reply; headers(values: Record<string, string>): Reply };

@Controller('api/price-drops')
export class PriceDropsController {
  constructor(
    @Inject(PriceDropsQuery) private readonly drops: PriceDropsQuery,
    @Inject(DocumentFeed) private readonly feed: DocumentFeed,
  ) {}

  @Get()
  async getPage(@QueryOf() query: QueryParameters, @Res({ passthrough: true }) reply: Reply): Promise<PriceDrops> {
    const place = parseSingleParameter(query, 'place');
    if (place !== undefined && !isPlaceId(place)) throw invalidParameterProblem('place', 'must be a place id');
    const cursor = parseCursorParameter(query);
    await waitForOwnWrite(this.feed, query, reply);
    const page = await this.drops.getPage({ place, cursor });
    reply.headers(PUBLIC_CACHING);
    return page;
  }
}
