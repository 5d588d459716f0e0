import { Problem } from '@naksha/events/contracts';
import type { AccountId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';
import { lockAfter, MOST_TRIES } from './factor-rules.ts';

type Counter = { wrong_in_a_row: number; locked_until: Date | null };

/** Codes that can be guessed, counted per account. Passkeys can't be, so that nobody locks staff out of those. */
@Injectable()
export class FactorGuesses {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  /**
   * Counts a code as wrong before it is looked at: of a hundred at once no more are judged than one after the other.
   * @throws Problem 429 while codes are locked
   */
  async take(account: AccountId, now: Date): Promise<void> {
    await this.database.$transaction(async (transaction) => {
      await transaction.$executeRaw`
        insert into staff_factor_counter (account, wrong_in_a_row) values (${account}::uuid, 0) on conflict do nothing`;
      const [{ wrong_in_a_row: before, locked_until: lockedUntil }] = await transaction.$queryRaw<[Counter]>`
        select wrong_in_a_row, locked_until from staff_factor_counter where account = ${account}::uuid for update`;
      const wait = lockedUntil ? lockedUntil.getTime() - now.getTime() : 0;
      if (wait > 0 || before >= MOST_TRIES) throw locked(wait > 0 ? wait : lockAfter(before));
      const lock = lockAfter(before + 1);
      await transaction.staffFactorCounter.update({
        where: { account },
        data: { wrongInARow: before + 1, lockedUntil: lock > 0 ? new Date(now.getTime() + lock) : null },
      });
    });
  }

  /** It was right after all, or whoever it is has shown so otherwise. */
  async forget(account: AccountId): Promise<void> {
    await this.database.staffFactorCounter.deleteMany({ where: { account } });
  }
}

const locked = (ms: number): Problem =>
  new Problem(
    429,
    'second_factor_locked',
    'too many wrong codes: use a passkey, or wait',
    undefined,
    Math.ceil(ms / 1000),
  );
