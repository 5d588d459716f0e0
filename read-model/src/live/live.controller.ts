import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Caller } from '@naksha/events/contracts';
import { MaybeCaller } from '@naksha/events/http';
import { parseVector, type Query } from '@naksha/events/kernel';
import { Controller, Get, Headers, Inject, Query as QueryOf, Req, Res } from '@nestjs/common';
import { PERSONAL } from '../http/caching.ts';
import { parseBBox } from '../http/parse-query.ts';
import { cellWindow } from './cell-window.ts';
import { LiveHub } from './live-hub.ts';
import { RETRY } from './server-sent-event.ts';

/** `network`: whom the server counts the request for, several addresses of one line. */
type Asking = { method: string; ip: string; network?: string };
type RawReply = { raw: ServerResponse; hijack(): void; getHeaders(): OutgoingHttpHeaders };

@Controller('api/live')
export class LiveController {
  constructor(@Inject(LiveHub) private readonly hub: LiveHub) {}

  /**
   * `GET /api/live?bbox=`: Server-Sent Events, see `LiveMessage`. Without a box no cells are told.
   * `Last-Event-ID` takes up where an earlier stream ended.
   * @throws Problem 422 for a malformed box, 503 while starting or full, 429 where the network has its share
   */
  @Get()
  live(
    @MaybeCaller() caller: Caller | undefined,
    @QueryOf() query: Query,
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
      'cache-control': PERSONAL,
      // Kept alive, the connection of a stream that just ended would hold up the stop of the server.
      connection: 'close',
      // nginx would otherwise hold messages back until a buffer is full.
      'x-accel-buffering': 'no',
    });
    // The headers are all that HEAD asks for; a stream would never end.
    if (request.method === 'HEAD') return void raw.end();
    raw.write(RETRY);
    const reader = {
      network,
      account: caller?.account,
      session: caller?.session,
      shows: bbox ? cellWindow(bbox) : () => false,
    };
    const stream = this.hub.open(raw, reader, lastEventId ? (parseVector(lastEventId) ?? 'unreadable') : undefined);
    raw.on('close', () => stream.drop());
    raw.on('error', () => stream.drop());
  }
}
