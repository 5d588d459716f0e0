import type { ListingId, PositionToken } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { ClaimedReview } from '../claim-review/claimed-review.ts';
import { type Rejection, rejectListing } from './decide-reject-listing.ts';

export class RejectListing extends Command<PositionToken> {
  constructor(
    readonly id: ListingId,
    readonly rejection: Omit<Rejection, 'caller'>,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(RejectListing)
export class RejectListingHandler implements ICommandHandler<RejectListing> {
  constructor(@Inject(ClaimedReview) private readonly review: ClaimedReview) {}

  execute({ id, rejection, meta }: RejectListing): Promise<PositionToken> {
    const command = { ...rejection, caller: meta.caller };
    return this.review.decide('RejectListing', id, { rule: rejectListing, command, meta });
  }
}
