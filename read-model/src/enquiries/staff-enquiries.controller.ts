import { RequireStaffRole } from '@naksha/events/http';
import { ENQUIRY_STATUSES, type EnquiryStatus, type QueryParameters } from '@naksha/events/kernel';
import type { StaffEnquiries } from '@naksha/events/wire/staff-enquiries';
import { Controller, Get, Header, Inject, Query as QueryOf, Res } from '@nestjs/common';
import { DocumentFeed } from '../feed/document-feed.ts';
import { type Headers, waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PRIVATE_CACHING } from '../http/caching.ts';
import { parsePageCursor } from '../http/page-cursor.ts';
import { invalidParameterProblem, parseSingleParameter } from '../http/parse-query.ts';
import { StaffEnquiriesQuery } from './staff-enquiries.ts';

@Controller('api/staff/enquiries')
@RequireStaffRole('assistant')
export class StaffEnquiriesController {
  constructor(
    @Inject(StaffEnquiriesQuery) private readonly enquiries: StaffEnquiriesQuery,
    @Inject(DocumentFeed) private readonly feed: DocumentFeed,
  ) {}

  @Get()
  @Header('cache-control', PRIVATE_CACHING)
  async getPage(
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Headers,
  ): Promise<StaffEnquiries> {
    await waitForOwnWrite(this.feed, query, reply);
    return this.enquiries.getPage(statusFrom(query), parsePageCursor(query));
  }
}

function statusFrom(query: QueryParameters): EnquiryStatus | undefined {
  const text = parseSingleParameter(query, 'status');
  const status = ENQUIRY_STATUSES.find((known) => known === text);
  if (text !== undefined && !status)
    throw invalidParameterProblem('status', `must be one of ${ENQUIRY_STATUSES.join(', ')}`);
  return status;
}
