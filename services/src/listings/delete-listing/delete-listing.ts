import type { ListingId, PositionToken } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { ListingCommand } from '../listing-command.ts';
import { deleteListing } from './decide-delete-listing.ts';

export class DeleteListing extends Command<PositionToken> {
  constructor(
    readonly id: ListingId,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(DeleteListing)
export class DeleteListingHandler implements ICommandHandler<DeleteListing> {
  constructor(@Inject(ListingCommand) private readonly onListing: ListingCommand) {}

  execute({ id, meta }: DeleteListing): Promise<PositionToken> {
    return this.onListing.run('DeleteListing', id, { rule: deleteListing, command: { caller: meta.caller }, meta });
  }
}
