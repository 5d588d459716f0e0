import type { Caller, LeadInbox } from '@naksha/events/contracts';
import type { Query } from '@naksha/events/kernel';
import { Controller, Get, Header, Inject, Query as QueryOf, Res } from '@nestjs/common';
import { type Headers, ReadYourWrites } from '../feed/read-your-writes.ts';
import { PERSONAL } from '../http/caching.ts';
import { SignedIn } from '../http/caller.ts';
import { LeadInboxQuery } from './lead-inbox.ts';

@Controller('api')
export class LeadsController {
  constructor(
    @Inject(LeadInboxQuery) private readonly leads: LeadInboxQuery,
    @Inject(ReadYourWrites) private readonly ownWrites: ReadYourWrites,
  ) {}

  /** `GET /api/me/leads?after=`: the caller's inbox. */
  @Get('me/leads')
  @Header('cache-control', PERSONAL)
  async inbox(
    @SignedIn() caller: Caller,
    @QueryOf() query: Query,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<LeadInbox> {
    await this.ownWrites.wait(query, reply);
    return this.leads.inboxOf(caller.account);
  }

  @Get('buyer/leads/summary')
  @Header('cache-control', PERSONAL)
  async summary(@SignedIn() caller: Caller) {
    return { code: 200, leads_details: await this.leads.summaryOf(caller.account) };
  }
}
