import type { ListingId, PositionToken } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { ClaimedReview } from '../claim-review/claimed-review.ts';
import { type Verdict, verifyListing } from './decide-verify-listing.ts';

/**
 * @throws Problem 403 for non-staff and for the listing's seller; 404; 409 if nothing is pending, it has changed since, or
 * rejected values are unchanged; 410, 422
 */
export class VerifyListing extends Command<PositionToken> {
  constructor(
    readonly id: ListingId,
    readonly verdict: Omit<Verdict, 'caller'>,
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
