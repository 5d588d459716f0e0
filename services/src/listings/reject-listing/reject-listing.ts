import type { ListingId, PositionToken } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { ListingCommand } from '../listing-command.ts';
import type { Seen } from '../review.ts';
import { rejectListing } from './decide-reject-listing.ts';

/** @throws Problem 403 for anybody but staff and for the listing's own seller; 404, 409 where nothing waits or something else than was seen, 410, 422 */
export class RejectListing extends Command<PositionToken> {
  constructor(
    readonly id: ListingId,
    readonly reasons: readonly string[],
    readonly meta: CommandMeta,
    readonly seen?: Seen,
  ) {
    super();
  }
}

@CommandHandler(RejectListing)
export class RejectListingHandler implements ICommandHandler<RejectListing> {
  constructor(@Inject(ListingCommand) private readonly onListing: ListingCommand) {}

  execute({ id, reasons, meta, seen }: RejectListing): Promise<PositionToken> {
    const command = { caller: meta.caller, reasons, seen };
    return this.onListing.run('RejectListing', id, { rule: rejectListing, command, meta });
  }
}
