import type { Caller } from '@naksha/events/contracts';
import { RequireStaffRole, SignedIn } from '@naksha/events/http';
import { isListingId, type ListingId, type QueryParameters } from '@naksha/events/kernel';
import type { ReviewQueue } from '@naksha/events/wire/review';
import { Controller, Get, Header, Inject, Query as QueryOf, Res } from '@nestjs/common';
import { DocumentFeed } from '../feed/document-feed.ts';
import { type Headers, waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PRIVATE_CACHING } from '../http/caching.ts';
import { invalidParameterProblem, parseSingleParameter } from '../http/parse-query.ts';
import { ReviewQueueQuery } from './review-queue.ts';

@Controller('api/staff/review')
@RequireStaffRole('reviewer')
export class ReviewController {
  constructor(
    @Inject(ReviewQueueQuery) private readonly queue: ReviewQueueQuery,
    @Inject(DocumentFeed) private readonly feed: DocumentFeed,
  ) {}

  @Get()
  @Header('cache-control', PRIVATE_CACHING)
  async listWaiting(
    @SignedIn() caller: Caller,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<ReviewQueue> {
    await waitForOwnWrite(this.feed, query, reply);
    return { items: await this.queue.listWaiting(caller.account, listingsFrom(query)) };
  }
}

const MAX_SAMPLE = 200;

function listingsFrom(query: QueryParameters): ListingId[] | undefined {
  const ids = parseSingleParameter(query, 'listings')?.split(',');
  if (ids && ids.length > MAX_SAMPLE)
    throw invalidParameterProblem('listings', `must have at most ${MAX_SAMPLE} listing ids`);
  if (ids && !ids.every(isListingId))
    throw invalidParameterProblem('listings', 'must be listing ids separated by commas');
  return ids;
}
