import type { Caller } from '@naksha/events/contracts';
import { SignedIn } from '@naksha/events/http';
import type { QueryParameters } from '@naksha/events/kernel';
import type { SavedSearches } from '@naksha/events/wire/saved-searches';
import { Controller, Get, Header, Inject, Query as QueryOf, Res } from '@nestjs/common';
import { DocumentFeed } from '../feed/document-feed.ts';
import { type Headers, waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PRIVATE_CACHING } from '../http/caching.ts';
import { SavedSearchesQuery } from './saved-searches-query.ts';

@Controller('api/me/searches')
export class SavedSearchesController {
  constructor(
    @Inject(SavedSearchesQuery) private readonly searches: SavedSearchesQuery,
    @Inject(DocumentFeed) private readonly feed: DocumentFeed,
  ) {}

  @Get()
  @Header('cache-control', PRIVATE_CACHING)
  async listOwn(
    @SignedIn() caller: Caller,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<SavedSearches> {
    await waitForOwnWrite(this.feed, query, reply);
    return { searches: await this.searches.list(caller.account) };
  }
}
