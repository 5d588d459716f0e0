import type { ListingId, PositionToken } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { ListingCommand } from '../listing-command.ts';
import { type TakingDown, takeDown } from './decide-take-down.ts';

export class TakeDown extends Command<PositionToken> {
  constructor(
    readonly id: ListingId,
    readonly why: Omit<TakingDown, 'caller'>,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(TakeDown)
export class TakeDownHandler implements ICommandHandler<TakeDown> {
  constructor(@Inject(ListingCommand) private readonly onListing: ListingCommand) {}

  execute({ id, why, meta }: TakeDown): Promise<PositionToken> {
    const command = { ...why, caller: meta.caller };
    return this.onListing.run('TakeDown', id, { rule: takeDown, command, meta });
  }
}
