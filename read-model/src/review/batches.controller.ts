import { RequireStaffRole } from '@naksha/events/http';
import type { QueryParameters } from '@naksha/events/kernel';
import type { WaitingBatches } from '@naksha/events/wire/batches';
import { Controller, Get, Header, Inject, Query as QueryOf, Res } from '@nestjs/common';
import { DocumentFeed } from '../feed/document-feed.ts';
import { type Headers, waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PRIVATE_CACHING } from '../http/caching.ts';
import { WaitingBatchesQuery } from './waiting-batches.ts';

@Controller('api/staff/batches')
@RequireStaffRole('reviewer')
export class BatchesController {
  constructor(
    @Inject(WaitingBatchesQuery) private readonly batches: WaitingBatchesQuery,
    @Inject(DocumentFeed) private readonly feed: DocumentFeed,
  ) {}

  @Get()
  @Header('cache-control', PRIVATE_CACHING)
  async listWaiting(
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<WaitingBatches> {
    await waitForOwnWrite(this.feed, query, reply);
    return { batches: await this.batches.find() };
  }
}
