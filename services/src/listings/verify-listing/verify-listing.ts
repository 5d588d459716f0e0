import type { ListingId, PositionToken } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { ClaimedReview } from '../claim-review/claimed-review.ts';
import { type Verification, verifyListing } from './decide-verify-listing.ts';

export class VerifyListing extends Command<PositionToken> {
  constructor(
    readonly id: ListingId,
    readonly verdict: Omit<Verification, 'caller'>,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(VerifyListing)
export class VerifyListingHandler implements ICommandHandler<VerifyListing> {
  constructor(@Inject(ClaimedReview) private readonly review: ClaimedReview) {}

  execute({ id, verdict, meta }: VerifyListing): Promise<PositionToken> {
    const command = { ...verdict, caller: meta.caller };
    return this.review.decide('VerifyListing', id, { rule: verifyListing, command, meta });
  }
}
