import { type Caller, Problem } from '@naksha/events/contracts';
import { SignedIn } from '@naksha/events/http';
import type { QueryParameters } from '@naksha/events/kernel';
import { ACTIVITIES, type ActivityPage } from '@naksha/events/wire/activity';
import { Controller, Get, Header, Inject, Param, Query as QueryOf, Res } from '@nestjs/common';
import { DocumentFeed } from '../feed/document-feed.ts';
import { type Headers, waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PRIVATE_CACHING } from '../http/caching.ts';
import { formatPageCursor, parsePageCursor } from '../http/page-cursor.ts';
import { ActivityQuery } from './activity-query.ts';

@Controller('api/me/activity')
export class ActivityController {
  constructor(
    @Inject(ActivityQuery) private readonly activity: ActivityQuery,
    @Inject(DocumentFeed) private readonly feed: DocumentFeed,
  ) {}

  @Get(':activity')
  @Header('cache-control', PRIVATE_CACHING)
  async getPage(
    @Param('activity') name: string,
    @SignedIn() caller: Caller,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<ActivityPage> {
    const activity = ACTIVITIES.find((one) => one === name);
    if (!activity) throw new Problem(404, 'not_found', `The activity must be one of ${ACTIVITIES.join(', ')}.`);
    await waitForOwnWrite(this.feed, query, reply);
    const { next, ...page } = await this.activity.getPage(caller.account, { activity, after: parsePageCursor(query) });
    return { ...page, cursor: formatPageCursor(next) };
  }
}
