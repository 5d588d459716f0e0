import { invalidFieldsProblem } from '@naksha/events/contracts';
import type { AccountId } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { makeDemoPhone } from '../phone-number.ts';
import { Accounts } from './accounts.ts';

const E164 = /^\+[1-9]\d{7,14}$/;

/** For operators only. */
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
    if (!E164.test(phone))
      throw invalidFieldsProblem([
        { field: 'phone', reason: 'must be in international format, such as +919876543210' },
      ]);
    return this.accounts.openOrFind(phone, { now });
  }
}

/** "Demo seller 1" and so on. The number is invalid, so it cannot be dialled or sent a code. */
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
    return this.accounts.openOrFind(makeDemoPhone(number), { now, profile, demo: true });
  }
}
