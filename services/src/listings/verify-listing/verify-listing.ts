import type { ListingId, PositionToken } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { ListingCommand } from '../listing-command.ts';
import type { Seen } from '../review.ts';
import { verifyListing } from './decide-verify-listing.ts';

/** @throws Problem 403 for anybody but staff and for the listing's own seller; 404, 409 where nothing waits or something else than was seen, 410, 422 */
export class VerifyListing extends Command<PositionToken> {
  constructor(
    readonly id: ListingId,
    readonly checks: readonly string[],
    readonly meta: CommandMeta,
    readonly seen?: Seen,
  ) {
    super();
  }
}

@CommandHandler(VerifyListing)
export class VerifyListingHandler implements ICommandHandler<VerifyListing> {
  constructor(@Inject(ListingCommand) private readonly onListing: ListingCommand) {}

  execute({ id, checks, meta, seen }: VerifyListing): Promise<PositionToken> {
    const command = { caller: meta.caller, checks, seen };
    return this.onListing.run('VerifyListing', id, { rule: verifyListing, command, meta });
  }
}
