import type { Accepted, Caller } from '@naksha/events/contracts';
import { type RequestWithCaller, RequireStaffRole, SignedIn } from '@naksha/events/http';
import { REJECTION_REASONS, VERIFICATION_CHECKS } from '@naksha/events/kernel';
import type { ListingHistory } from '@naksha/events/wire/review';
import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { CommandEdge, CommandRequestParam } from '../http/command-edge.ts';
import { listingIdOfSlugOrThrow } from './listing-id-from.ts';
import { reasonsBody } from './reject-listing/read-reasons.ts';
import { RejectListing } from './reject-listing/reject-listing.ts';
import { seenVersion } from './review.ts';
import { StaffHistory } from './staff-history/staff-history.ts';
import { VerifyListing } from './verify-listing/verify-listing.ts';

const codes = z.array(z.enum(REJECTION_REASONS)).max(REJECTION_REASONS.length);
const checklist = z.strictObject({
  checks: z.array(z.enum(VERIFICATION_CHECKS)).max(VERIFICATION_CHECKS.length),
  withdrawn: codes.optional(),
  ...seenVersion.shape,
});
const rejection = z.strictObject({
  reasons: reasonsBody,
  codes: codes.optional(),
  ...seenVersion.shape,
});

@Controller('api/staff/listings/:id')
@RequireStaffRole('reviewer')
export class ReviewController {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(CommandEdge) private readonly edge: CommandEdge,
    @Inject(StaffHistory) private readonly history: StaffHistory,
  ) {}

  @Get('history')
  @Header('cache-control', 'private, no-store')
  async readHistory(@Param('id') id: string, @SignedIn() caller: Caller): Promise<ListingHistory> {
    return { entries: await this.history.read(listingIdOfSlugOrThrow(id), caller) };
  }

  @Post('verify')
  @HttpCode(200)
  async verify(
    @Param('id') id: string,
    @Body({ schema: checklist }) { checks, withdrawn, ...seen }: z.output<typeof checklist>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Accepted> {
    const command = new VerifyListing(listingIdOfSlugOrThrow(id), { checks, withdrawn, seen }, this.edge.meta(request));
    return { code: 200, position: await this.commands.execute(command) };
  }

  @Post('reject')
  @HttpCode(200)
  async reject(
    @Param('id') id: string,
    @Body({ schema: rejection }) { reasons, codes, ...seen }: z.output<typeof rejection>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Accepted> {
    const command = new RejectListing(listingIdOfSlugOrThrow(id), { reasons, codes, seen }, this.edge.meta(request));
    return { code: 200, position: await this.commands.execute(command) };
  }
}
