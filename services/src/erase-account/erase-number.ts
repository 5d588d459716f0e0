import type { AccountId } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { refusalProblem } from '../commands/refusal.ts';
import { noSuchUser } from '../identity/account.ts';
import { Accounts } from '../identity/accounts/accounts.ts';
import { EraseAccount } from './erase-account.ts';

/** For the office, which has identified the person. */
export class EraseNumber extends Command<AccountId> {
  /** E.164. */
  constructor(
    readonly phone: string,
    readonly now: Date,
  ) {
    super();
  }
}

@CommandHandler(EraseNumber)
export class EraseNumberHandler implements ICommandHandler<EraseNumber> {
  constructor(
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(CommandBus) private readonly commands: CommandBus,
  ) {}

  async execute({ phone, now }: EraseNumber): Promise<AccountId> {
    const account = await this.accounts.find(phone);
    if (!account) throw refusalProblem(noSuchUser);
    await this.commands.execute(new EraseAccount({ account, by: 'staff' }, now));
    return account;
  }
}
