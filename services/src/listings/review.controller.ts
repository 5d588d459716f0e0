import type { Accepted } from '@naksha/events/contracts';
import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { AtEdge, CommandEdge } from '../http/command-edge.ts';
import type { RequestWithCaller } from '../http/signed-in.ts';
import { listingIdFrom } from './listing-id-from.ts';
import { RejectListing } from './reject-listing/reject-listing.ts';
import { seenInQueue } from './review.ts';
import { VerifyListing } from './verify-listing/verify-listing.ts';

const checklist = z.strictObject({ checks: z.array(z.string()), ...seenInQueue.shape });
const rejection = z.strictObject({ reasons: z.array(z.string()), ...seenInQueue.shape });

/** What staff decide about listings that wait. */
@Controller('api/staff/listings/:id')
export class ReviewController {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(CommandEdge) private readonly edge: CommandEdge,
  ) {}

  @Post('verify')
  @HttpCode(200)
  async verify(
    @Param('id') id: string,
    @Body({ schema: checklist }) { checks, ...seen }: z.output<typeof checklist>,
    @AtEdge() request: RequestWithCaller,
  ): Promise<Accepted> {
    const command = new VerifyListing(listingIdFrom(id), checks, this.edge.meta(request), seen);
    return { code: 200, position: await this.commands.execute(command) };
  }

  @Post('reject')
  @HttpCode(200)
  async reject(
    @Param('id') id: string,
    @Body({ schema: rejection }) { reasons, ...seen }: z.output<typeof rejection>,
    @AtEdge() request: RequestWithCaller,
  ): Promise<Accepted> {
    const command = new RejectListing(listingIdFrom(id), reasons, this.edge.meta(request), seen);
    return { code: 200, position: await this.commands.execute(command) };
  }
}
