import { isListingId, type ListingId, type Query } from '@naksha/events/kernel';
import type { ListingCards, ListingPage } from '@naksha/events/wire/listing-page';
import { Controller, Get, Inject, Query as QueryOf, Res } from '@nestjs/common';
import { DocumentFeed } from '../feed/document-feed.ts';
import { waitForOwnWrite } from '../feed/read-your-writes.ts';
import { FOR_EVERYONE } from '../http/caching.ts';
import { parseBBox, parseSort, readCursor, readFilter, single, wrong } from '../http/parse-query.ts';
import { ListingsQuery } from './listings-query.ts';
import { MapFollower } from './map-follower.ts';

const PAGE = 24;
export const MOST_CARDS = 50;

type Reply = { header(name: string, value: string): Reply; headers(values: Record<string, string>): Reply };

/** Lists and cards: the same bytes for every caller. */
@Controller('api/listings')
export class ListingsController {
  constructor(
    @Inject(MapFollower) private readonly follower: MapFollower,
    @Inject(DocumentFeed) private readonly feed: DocumentFeed,
    @Inject(ListingsQuery) private readonly listings: ListingsQuery,
  ) {}

  /** `GET /api/listings?bbox=w,s,e,n&<filters>&sort=&cursor=&after=` */
  @Get()
  async page(@QueryOf() query: Query, @Res({ passthrough: true }) reply: Reply): Promise<ListingPage> {
    const asked = {
      filter: readFilter(query),
      bbox: parseBBox(query),
      sort: parseSort(query),
      cursor: readCursor(query),
    };
    this.follower.mustBeReady();
    await waitForOwnWrite(this.follower, query, reply);
    const page = await this.listings.page({ ...asked, limit: PAGE });
    reply.headers(FOR_EVERYONE);
    return page;
  }

  /** `GET /api/listings/cards?ids=a,b,c`, at most 50. */
  @Get('cards')
  async cards(@QueryOf() query: Query, @Res({ passthrough: true }) reply: Reply): Promise<ListingCards> {
    const ids = parseIds(single(query, 'ids') ?? '');
    await waitForOwnWrite(this.feed, query, reply);
    const listings = await this.listings.cards(ids);
    reply.headers(FOR_EVERYONE);
    return { listings };
  }
}

function parseIds(text: string): ListingId[] {
  const ids = [...new Set(text.split(',').filter(Boolean))];
  if (ids.length === 0 || ids.length > MOST_CARDS) throw wrong('ids', `must name 1 to ${MOST_CARDS} listings`);
  if (!ids.every(isListingId)) throw wrong('ids', 'must be listing ids, with commas between');
  return ids;
}
