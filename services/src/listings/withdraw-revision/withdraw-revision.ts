import type { ListingId, PositionToken } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { ListingCommand } from '../listing-command.ts';
import { withdrawRevision } from './decide-withdraw-revision.ts';

export class WithdrawRevision extends Command<PositionToken> {
  constructor(
    readonly id: ListingId,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(WithdrawRevision)
export class WithdrawRevisionHandler implements ICommandHandler<WithdrawRevision> {
  constructor(@Inject(ListingCommand) private readonly onListing: ListingCommand) {}

  execute({ id, meta }: WithdrawRevision): Promise<PositionToken> {
    const command = { caller: meta.caller };
    return this.onListing.run('WithdrawRevision', id, { rule: withdrawRevision, command, meta });
  }
}
