import type { Caller } from '@naksha/events/contracts';
import { SignedIn } from '@naksha/events/http';
import type { QueryParameters } from '@naksha/events/kernel';
import type { Marks } from '@naksha/events/wire/marks';
import { Controller, Get, Header, Inject, Query as QueryOf, Res } from '@nestjs/common';
import { DocumentFeed } from '../feed/document-feed.ts';
import { type Headers, waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PRIVATE_CACHING } from '../http/caching.ts';
import { MarksQuery } from './marks-query.ts';

@Controller('api/me/marks')
export class MarksController {
  constructor(
    @Inject(MarksQuery) private readonly marks: MarksQuery,
    @Inject(DocumentFeed) private readonly feed: DocumentFeed,
  ) {}

  @Get()
  @Header('cache-control', PRIVATE_CACHING)
  async getMarks(
    @SignedIn() caller: Caller,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<Marks> {
    await waitForOwnWrite(this.feed, query, reply);
    return this.marks.getMarks(caller.account);
  }
}
