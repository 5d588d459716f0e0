import type { AccountId } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { demoPhone, readE164 } from '../phone-number.ts';
import { Accounts } from './accounts.ts';

/**
 * An operator's way to the account of a number, opened where there is none; no request can send it.
 * @throws Problem 422 where it is no possible number in E.164
 */
export class OpenAccount extends Command<AccountId> {
  constructor(
    readonly phone: string,
    readonly now: Date,
  ) {
    super();
  }
}

@CommandHandler(OpenAccount)
export class OpenAccountHandler implements ICommandHandler<OpenAccount> {
  constructor(@Inject(Accounts) private readonly accounts: Accounts) {}

  async execute({ phone, now }: OpenAccount): Promise<AccountId> {
    return this.accounts.openOrFind(readE164(phone), { now });
  }
}

/** "Demo seller 1…": nobody is invented, the number can't be dialled, and no code is ever sent to it. */
export class OpenDemoAccount extends Command<AccountId> {
  constructor(
    readonly number: number,
    readonly now: Date,
  ) {
    super();
  }
}

@CommandHandler(OpenDemoAccount)
export class OpenDemoAccountHandler implements ICommandHandler<OpenDemoAccount> {
  constructor(@Inject(Accounts) private readonly accounts: Accounts) {}

  execute({ number, now }: OpenDemoAccount): Promise<AccountId> {
    const profile = { firstName: 'Demo', lastName: `seller ${number}`, firmName: '' };
    return this.accounts.openOrFind(demoPhone(number), { now, profile, demo: true });
  }
}
