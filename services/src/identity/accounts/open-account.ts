import type { AccountId } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { demoPhone } from '../phone-number.ts';
import { Accounts } from './accounts.ts';

/**
 * An operator's way to the account of a number, opened where there is none; no request can send it.
 */
export class OpenAccount extends Command<AccountId> {
  /** @param phone E.164 */
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
    return this.accounts.openOrFind(phone, { now });
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
