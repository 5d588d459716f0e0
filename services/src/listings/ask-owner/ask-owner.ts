import type { ListingId, PositionToken } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { ListingCommand } from '../listing-command.ts';
import { type Asking, askOwner } from './decide-ask-owner.ts';

export class AskOwner extends Command<PositionToken> {
  constructor(
    readonly id: ListingId,
    readonly kind: Asking['kind'],
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(AskOwner)
export class AskOwnerHandler implements ICommandHandler<AskOwner> {
  constructor(@Inject(ListingCommand) private readonly onListing: ListingCommand) {}

  execute({ id, kind, meta }: AskOwner): Promise<PositionToken> {
    const command = { kind, caller: meta.caller };
    return this.onListing.run('AskOwner', id, { rule: askOwner, command, meta });
  }
}
