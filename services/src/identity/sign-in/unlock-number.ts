import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SecurityLog } from '../../security/security-log.ts';
import { KeyedHashes } from '../keyed-hashes.ts';
import { SignInStates } from './sign-in-states.ts';

/**
 * The office's way to open a number again that wrong codes have locked; no request can send it. Answers whether it was locked
 * or had its codes of the day used up.
 */
export class UnlockNumber extends Command<boolean> {
  /** @param phone E.164 */
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
    const unlocked = await this.states.unlock(this.hashes.phone(phone));
    if (unlocked) this.security.record({ kind: 'number_unlocked', phone });
    return unlocked;
  }
}
