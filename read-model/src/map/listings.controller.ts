import { type Clock, isListingId, type ListingId, type QueryParameters } from '@naksha/events/kernel';
import type { ListingCards, ListingPage } from '@naksha/events/wire/listing-page';
import { Controller, Get, Inject, Query as QueryOf, Res } from '@nestjs/common';
import { DocumentFeed } from '../feed/document-feed.ts';
import { waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PUBLIC_CACHING } from '../http/caching.ts';
import {
  invalidParameterProblem,
  parseBBox,
  parseCursorParameter,
  parseFilterQuery,
  parseSingleParameter,
  parseSort,
} from '../http/parse-query.ts';
import { ListingsQuery } from './listings-query.ts';
import { MapFollower } from './map-follower.ts';
import { parsePastDay } from './past-day.ts';
import { CLOCK } from './tokens.ts';

const PAGE = 24;
export const MAX_CARDS = 50;

type Reply = { header(name: string, value: string): Reply; headers(values: Record<string, string>): Reply };

@Controller('api/listings')
export class ListingsController {
  constructor(
    @Inject(MapFollower) private readonly follower: MapFollower,
    @Inject(DocumentFeed) private readonly feed: DocumentFeed,
    @Inject(ListingsQuery) private readonly listings: ListingsQuery,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get()
  async getPage(@QueryOf() query: QueryParameters, @Res({ passthrough: true }) reply: Reply): Promise<ListingPage> {
    const asked = {
      filter: parseFilterQuery(query, this.clock.now()),
      bbox: parseBBox(query),
      sort: parseSort(query),
      cursor: parseCursorParameter(query),
    };
    const day = parsePastDay(query, this.clock.now());
    this.follower.assertReady();
    await waitForOwnWrite(this.follower, query, reply);
    const page = await this.listings.getPage({ ...asked, limit: PAGE }, day);
    // Not immutable: cards contain an owner's text and photos, which can be deleted.
    reply.headers(PUBLIC_CACHING);
    return page;
  }

  @Get('cards')
  async getCards(@QueryOf() query: QueryParameters, @Res({ passthrough: true }) reply: Reply): Promise<ListingCards> {
    const ids = parseListingIds(parseSingleParameter(query, 'ids') ?? '');
    const day = parsePastDay(query, this.clock.now());
    await waitForOwnWrite(this.feed, query, reply);
    const listings = await this.listings.getCards(ids, day);
    reply.headers(PUBLIC_CACHING);
    return { listings };
  }
}

export function parseListingIds(text: string): ListingId[] {
  const ids = [...new Set(text.split(',').filter(Boolean))];
  if (ids.length === 0 || ids.length > MAX_CARDS)
    throw invalidParameterProblem('ids', `must have 1 to ${MAX_CARDS} listing ids`);
  if (!ids.every(isListingId)) throw invalidParameterProblem('ids', 'must be listing ids separated by commas');
  return ids;
}
