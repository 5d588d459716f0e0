import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Problem } from '@naksha/events/contracts';
import type { Clock, QueryParameters } from '@naksha/events/kernel';
import { Controller, Get, Headers, Inject, Query as QueryOf, Req, Res } from '@nestjs/common';
import { Places } from '../catalogue/places.ts';
import { PRIVATE_CACHING } from '../http/caching.ts';
import { parseSingleParameter } from '../http/parse-query.ts';
import { CLOCK } from '../map/tokens.ts';
import { FEED_LIMITS } from './feed-settings.ts';
import { parseFeedQuery } from './parse-feed-query.ts';
import { PARTNERS, type Partner, type Partners } from './partner.ts';
import { PublicFeed } from './public-feed.ts';
import { RequestBudget } from './request-budget.ts';

type Sent = { authorization?: string; accept?: string; 'last-event-id'?: string };
type Reply = {
  raw: ServerResponse;
  hijack(): void;
  getHeaders(): OutgoingHttpHeaders;
  headers(values: Record<string, string>): Reply;
  send(text: string): unknown;
};

const STREAM = 'text/event-stream';
const LINES = 'application/x-ndjson; charset=utf-8';

@Controller('api/events')
export class PublicEventsController {
  readonly #budget = new RequestBudget(FEED_LIMITS.requestsAMinute);

  constructor(
    @Inject(PublicFeed) private readonly feed: PublicFeed,
    @Inject(PARTNERS) private readonly partners: Partners,
    @Inject(Places) private readonly places: Places,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * One CloudEvent per line, with the next page's position in `Naksha-Next`. `Accept: text/event-stream` gives a
   * stream, resumed by `Last-Event-ID`.
   */
  @Get()
  async getEvents(
    @Headers() headers: Sent,
    @QueryOf() query: QueryParameters,
    @Req() { method }: { method: string },
    @Res() reply: Reply,
  ): Promise<void> {
    const partner = await this.#admit(headers.authorization);
    const filter = parseFeedQuery(query, partner, this.places.gazetteer);
    const after = await this.feed.resolveStart(headers['last-event-id'] || parseSingleParameter(query, 'after'));
    if (!headers.accept?.includes(STREAM)) {
      const gone = new AbortController();
      reply.raw.on('close', () => gone.abort());
      const { page, next } = await this.feed.readPage(partner.id, after, filter, gone.signal);
      reply.headers({ 'content-type': LINES, 'cache-control': PRIVATE_CACHING, 'naksha-next': next });
      reply.send(page.told.map(({ event }) => `${JSON.stringify(event)}\n`).join(''));
      return;
    }
    this.feed.assertCapacity(partner.id);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...reply.getHeaders(),
      'content-type': STREAM,
      'cache-control': PRIVATE_CACHING,
      // As for /api/live.
      ...{ connection: 'close', 'x-accel-buffering': 'no' },
    });
    if (method === 'HEAD') return void raw.end();
    await this.feed.stream(partner.id, raw, after, filter);
  }

  async #admit(authorization = ''): Promise<Partner> {
    const token = /^Bearer (\S{1,200})$/i.exec(authorization)?.[1];
    const partner = token && (await this.partners.find(token));
    if (!partner)
      throw new Problem(401, 'sign_in_first', 'Partner token missing or invalid. Request one from our office.');
    const seconds = this.#budget.countRequest(partner.id, this.clock.now());
    if (seconds !== undefined)
      throw new Problem(
        429,
        'too_many_requests',
        'Too many requests with your token. Try again later.',
        undefined,
        seconds,
      );
    return partner;
  }
}
