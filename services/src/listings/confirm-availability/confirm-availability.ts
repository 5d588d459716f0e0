import type { ListingId, PositionToken } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { ListingCommand } from '../listing-command.ts';
import { confirmAvailability } from './decide-confirm-availability.ts';

export class ConfirmAvailability extends Command<PositionToken> {
  constructor(
    readonly id: ListingId,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ConfirmAvailability)
export class ConfirmAvailabilityHandler implements ICommandHandler<ConfirmAvailability> {
  constructor(@Inject(ListingCommand) private readonly onListing: ListingCommand) {}

  execute({ id, meta }: ConfirmAvailability): Promise<PositionToken> {
    const command = { caller: meta.caller };
    return this.onListing.run('ConfirmAvailability', id, { rule: confirmAvailability, command, meta });
  }
}
