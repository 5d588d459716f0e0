import { invalidFieldsProblem, Problem } from '@naksha/events/contracts';
import { RequireStaffRole } from '@naksha/events/http';
import type { QueryParameters } from '@naksha/events/kernel';
import { CONTENT_KINDS, type ContentList, type MissingPlaces } from '@naksha/events/wire/content';
import { Controller, Get, Header, Inject, Param, Query as QueryOf, Res } from '@nestjs/common';
import { DocumentFeed } from '../feed/document-feed.ts';
import { type Headers, waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PRIVATE_CACHING } from '../http/caching.ts';
import { ContentQuery } from './content-query.ts';
import { MissingPlacesQuery } from './missing-places.ts';

@Controller('api/staff')
@RequireStaffRole('editor')
export class ContentController {
  constructor(
    @Inject(ContentQuery) private readonly content: ContentQuery,
    @Inject(MissingPlacesQuery) private readonly missing: MissingPlacesQuery,
    @Inject(DocumentFeed) private readonly feed: DocumentFeed,
  ) {}

  @Get('content/:kind')
  @Header('cache-control', PRIVATE_CACHING)
  async list(
    @Param('kind') name: string,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<ContentList> {
    const kind = CONTENT_KINDS.find((known) => known === name);
    if (!kind) throw new Problem(404, 'not_found', `The kind of content must be one of ${CONTENT_KINDS.join(', ')}.`);
    const { state = 'defined' } = query;
    if (state !== 'defined' && state !== 'retired')
      throw invalidFieldsProblem([{ field: 'state', reason: 'must be defined or retired' }]);
    await waitForOwnWrite(this.feed, query, reply);
    return { items: await (state === 'retired' ? this.content.listRetired(kind) : this.content.list(kind)) };
  }

  @Get('missing-places')
  @Header('cache-control', PRIVATE_CACHING)
  async missingPlaces(
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<MissingPlaces> {
    await waitForOwnWrite(this.feed, query, reply);
    return { missing: await this.missing.list() };
  }
}
