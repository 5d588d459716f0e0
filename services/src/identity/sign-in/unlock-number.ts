import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SecurityLog } from '../../security/security-log.ts';
import { KeyedHashes } from '../keyed-hashes.ts';
import { readE164 } from '../phone-number.ts';
import { SignInStates } from './sign-in-states.ts';

/**
 * The office's way to open a number again that wrong codes have locked; no request can send it. Answers whether it was locked
 * or had its codes of the day used up.
 * @throws Problem 422 where it is no possible number in E.164
 */
export class UnlockNumber extends Command<boolean> {
  constructor(readonly phone: string) {
    super();
  }
}

@CommandHandler(UnlockNumber)
export class UnlockNumberHandler implements ICommandHandler<UnlockNumber> {
  constructor(
    @Inject(SignInStates) private readonly states: SignInStates,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  async execute({ phone }: UnlockNumber): Promise<boolean> {
    const e164 = readE164(phone);
    const unlocked = await this.states.unlock(this.hashes.phone(e164));
    if (unlocked) this.security.record({ kind: 'number_unlocked', phone: e164 });
    return unlocked;
  }
}
