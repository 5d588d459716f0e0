import type { ListingId, PositionToken } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { ListingCommand } from '../listing-command.ts';
import { relist } from './decide-relist.ts';

export class Relist extends Command<PositionToken> {
  constructor(
    readonly id: ListingId,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(Relist)
export class RelistHandler implements ICommandHandler<Relist> {
  constructor(@Inject(ListingCommand) private readonly onListing: ListingCommand) {}

  execute({ id, meta }: Relist): Promise<PositionToken> {
    return this.onListing.run('Relist', id, { rule: relist, command: { caller: meta.caller }, meta });
  }
}
