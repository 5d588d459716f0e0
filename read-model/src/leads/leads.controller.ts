import type { Caller } from '@naksha/events/contracts';
import { SignedIn } from '@naksha/events/http';
import type { QueryParameters } from '@naksha/events/kernel';
import type { LeadInbox } from '@naksha/events/wire/leads';
import { Controller, Get, Header, Inject, Query as QueryOf, Res } from '@nestjs/common';
import { DocumentFeed } from '../feed/document-feed.ts';
import { type Headers, waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PRIVATE_CACHING } from '../http/caching.ts';
import { LeadInboxQuery } from './lead-inbox.ts';

@Controller('api')
export class LeadsController {
  constructor(
    @Inject(LeadInboxQuery) private readonly leads: LeadInboxQuery,
    @Inject(DocumentFeed) private readonly feed: DocumentFeed,
  ) {}

  @Get('me/leads')
  @Header('cache-control', PRIVATE_CACHING)
  async getInbox(
    @SignedIn() caller: Caller,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<LeadInbox> {
    await waitForOwnWrite(this.feed, query, reply);
    return this.leads.readInbox(caller.account);
  }

  @Get('buyer/leads/summary')
  @Header('cache-control', PRIVATE_CACHING)
  async countLeads(@SignedIn() caller: Caller) {
    return { code: 200, leads_details: await this.leads.countLeadsByType(caller.account) };
  }
}
