import type { ListingId, PositionToken } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { ListingCommand } from '../listing-command.ts';
import { markSold } from './decide-mark-sold.ts';

export class MarkSold extends Command<PositionToken> {
  constructor(
    readonly id: ListingId,
    readonly by: 'owner' | 'naksha',
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(MarkSold)
export class MarkSoldHandler implements ICommandHandler<MarkSold> {
  constructor(@Inject(ListingCommand) private readonly onListing: ListingCommand) {}

  execute({ id, by, meta }: MarkSold): Promise<PositionToken> {
    const command = { caller: meta.caller, by };
    return this.onListing.run('MarkSold', id, { rule: markSold, command, meta });
  }
}
