import { type Caller, invalidFieldsProblem, type WorkChallenge } from '@naksha/events/contracts';
import { Address, type RequestWithCaller, RequireStaffRole, SignedIn } from '@naksha/events/http';
import { type Clock, MAX_REPORT_NOTE, REJECTION_REASONS, REPORT_KINDS, REPORT_OUTCOMES } from '@naksha/events/kernel';
import type { ReportDeskAnswer } from '@naksha/events/wire/reports';
import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { CommandEdge, CommandRequestParam } from '../http/command-edge.ts';
import { CLOCK } from '../injection/tokens.ts';
import { listingIdOfSlugOrThrow } from '../listings/listing-id-from.ts';
import { reasonsBody } from '../listings/reject-listing/read-reasons.ts';
import { OpenReports } from './report-desk.ts';
import { Reports } from './reports.ts';
import { type Settlement, SettleReports } from './settle-reports.ts';

const report = z.strictObject({
  listing: z.string().max(200),
  kind: z.enum(REPORT_KINDS),
  // After cleaning.
  note: z
    .string()
    .max(2 * MAX_REPORT_NOTE)
    .default(''),
  browser: z.string().regex(/^[\w-]{16,64}$/, 'must be 16 to 64 letters, digits, _ or -'),
  proof: z.string().max(300).optional(),
});
const settlement = z.strictObject({
  // PostgreSQL has no year 0.
  up_to: z.iso.datetime().refine((text) => Date.parse(text) >= 0, 'must be after 1969'),
  outcome: z.enum(REPORT_OUTCOMES),
  answer: z.string().max(1000).default(''),
  kind: z.enum(REPORT_KINDS).optional(),
  codes: z.array(z.enum(REJECTION_REASONS)).max(REJECTION_REASONS.length).optional(),
  reasons: reasonsBody,
});

function toSettlement({ up_to, outcome, answer, kind, codes, reasons }: z.output<typeof settlement>): Settlement {
  const upTo = new Date(up_to);
  if (outcome === 'dismissed') return { upTo, outcome, answer };
  if (outcome === 'taken_down') return { upTo, outcome, codes, reasons };
  if (!kind)
    throw invalidFieldsProblem([
      { field: 'kind', reason: 'is required, because it selects the question to the owner' },
    ]);
  return { upTo, outcome, kind };
}

@Controller('api')
export class ReportsController {
  constructor(
    @Inject(Reports) private readonly reports: Reports,
    @Inject(OpenReports) private readonly desk: OpenReports,
    @Inject(SettleReports) private readonly settling: SettleReports,
    @Inject(CommandEdge) private readonly edge: CommandEdge,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `work`: proof of work, because many reports come from the network. */
  @Post('reports')
  @HttpCode(200)
  async fileReport(
    @Body({ schema: report }) { listing, proof, ...said }: z.output<typeof report>,
    @CommandRequestParam() { caller }: RequestWithCaller,
    @Address() address: string,
  ): Promise<{ code: 200 } | { code: 428; work: WorkChallenge }> {
    const reporter = { caller, address, proof, now: this.clock.now() };
    const work = await this.reports.fileReport({ ...said, listing: listingIdOfSlugOrThrow(listing) }, reporter);
    return work ? { code: 428, work } : { code: 200 };
  }

  @Get('staff/reports')
  @RequireStaffRole('reviewer')
  @Header('cache-control', 'private, no-store')
  listOpenReports(@SignedIn() caller: Caller): Promise<ReportDeskAnswer> {
    return this.desk.listOpen(caller);
  }

  @Post('staff/reports/:id/settle')
  @RequireStaffRole('reviewer')
  @HttpCode(200)
  async settle(
    @Param('id') id: string,
    @Body({ schema: settlement }) said: z.output<typeof settlement>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<{ code: 200; settled: number }> {
    const meta = this.edge.meta(request);
    return {
      code: 200,
      settled: await this.settling.settle(listingIdOfSlugOrThrow(id), toSettlement(said), meta),
    };
  }
}
