import type { Caller } from '@naksha/events/contracts';
import { RequireStaffRole, SignedIn } from '@naksha/events/http';
import { LEAD_STATUSES, type LeadStatus, type QueryParameters } from '@naksha/events/kernel';
import type { StaffLeads } from '@naksha/events/wire/staff-leads';
import { Controller, Get, Header, Inject, Query as QueryOf, Res } from '@nestjs/common';
import { DocumentFeed } from '../feed/document-feed.ts';
import { type Headers, waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PRIVATE_CACHING } from '../http/caching.ts';
import { formatPageCursor, parsePageCursor } from '../http/page-cursor.ts';
import { invalidParameterProblem, parseSingleParameter } from '../http/parse-query.ts';
import { StaffLeadsQuery } from './staff-leads.ts';

@Controller('api/staff/leads')
@RequireStaffRole('assistant')
export class StaffLeadsController {
  constructor(
    @Inject(StaffLeadsQuery) private readonly leads: StaffLeadsQuery,
    @Inject(DocumentFeed) private readonly feed: DocumentFeed,
  ) {}

  @Get()
  @Header('cache-control', PRIVATE_CACHING)
  async getPage(
    @SignedIn() caller: Caller,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<StaffLeads> {
    await waitForOwnWrite(this.feed, query, reply);
    const asked = {
      city: parseSingleParameter(query, 'city'),
      status: statusFrom(query),
      after: parsePageCursor(query),
    };
    const { next, ...page } = await this.leads.getPage(caller, asked);
    return { ...page, cursor: formatPageCursor(next) };
  }
}

function statusFrom(query: QueryParameters): LeadStatus | null {
  const text = parseSingleParameter(query, 'status');
  if (text === undefined) return null;
  const status = LEAD_STATUSES.find((known) => known === text);
  if (!status) throw invalidParameterProblem('status', `must be one of ${LEAD_STATUSES.join(', ')}`);
  return status;
}
