import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Caller } from '@naksha/events/contracts';
import { MaybeCaller } from '@naksha/events/http';
import { parsePositionVector, type QueryParameters } from '@naksha/events/kernel';
import { Controller, Get, Headers, Inject, Query as QueryOf, Req, Res } from '@nestjs/common';
import { PRIVATE_CACHING } from '../http/caching.ts';
import { parseBBox } from '../http/parse-query.ts';
import { createLiveCellFilter } from './cells-within.ts';
import { LiveHub } from './live-hub.ts';
import { RETRY_FIELD } from './server-sent-event.ts';

type Asking = { method: string; ip: string; network?: string };
type RawReply = { raw: ServerResponse; hijack(): void; getHeaders(): OutgoingHttpHeaders };

@Controller('api/live')
export class LiveController {
  constructor(@Inject(LiveHub) private readonly hub: LiveHub) {}

  /** Without a box, no cells are sent. `Last-Event-ID` resumes an earlier stream. */
  @Get()
  openStream(
    @MaybeCaller() caller: Caller | undefined,
    @QueryOf() query: QueryParameters,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: Asking,
    @Res() reply: RawReply,
  ): void {
    const bbox = parseBBox(query);
    const network = request.network ?? request.ip;
    this.hub.assertCapacity(network);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream',
      'cache-control': PRIVATE_CACHING,
      // A kept-alive connection would delay the server's shutdown.
      connection: 'close',
      'x-accel-buffering': 'no',
    });
    if (request.method === 'HEAD') return void raw.end();
    raw.write(RETRY_FIELD);
    const reader = {
      network,
      account: caller?.account,
      session: caller?.session,
      shows: bbox ? createLiveCellFilter(bbox) : () => false,
    };
    const stream = this.hub.open(
      raw,
      reader,
      lastEventId ? (parsePositionVector(lastEventId) ?? 'unreadable') : undefined,
    );
    raw.on('close', () => stream.drop());
    raw.on('error', () => stream.drop());
  }
}
