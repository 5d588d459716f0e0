import type { Caller } from '@naksha/events/contracts';
import { type RequestWithCaller, RequireStaffRole, SignedIn } from '@naksha/events/http';
import type { BatchPart, BatchReview } from '@naksha/events/wire/batches';
import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { CommandEdge, CommandRequestParam } from '../http/command-edge.ts';
import { listingIdOfSlugOrThrow } from '../listings/listing-id-from.ts';
import { BatchReviews } from './batch-reviews.ts';
import { VerifyBatch } from './verify-batch/verify-batch.ts';

const part = z.strictObject({ after: z.string().optional() });

@Controller('api/staff/batches/:id')
@RequireStaffRole('reviewer')
export class BatchesController {
  constructor(
    @Inject(BatchReviews) private readonly reviews: BatchReviews,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(CommandEdge) private readonly edge: CommandEdge,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  async read(@Param('id') id: string, @SignedIn() caller: Caller): Promise<BatchReview> {
    return (await this.reviews.readReview(id, caller)).review;
  }

  @Post('verify')
  @HttpCode(200)
  verify(
    @Param('id') id: string,
    @Body({ schema: part }) { after }: z.output<typeof part>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<BatchPart> {
    const from = after === undefined ? undefined : listingIdOfSlugOrThrow(after);
    return this.commands.execute(new VerifyBatch(id, from, this.edge.meta(request)));
  }
}
