import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SecurityLog } from '../../security/security-log.ts';
import { KeyedHashes } from '../keyed-hashes.ts';
import { SignInStates } from './sign-in-states.ts';

/** For the office. Returns whether it was locked or out of codes. */
export class UnlockNumber extends Command<boolean> {
  /** E.164. */
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
    const unlocked = await this.states.unlock(this.hashes.hashPhone(phone));
    if (unlocked) this.security.record({ kind: 'number_unlocked', phone });
    return unlocked;
  }
}
