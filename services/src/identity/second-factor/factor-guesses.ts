import type { AccountId } from '@naksha/events/kernel';
import { Injectable } from '@nestjs/common';
import type { FactorLock } from '../../security/security-event.ts';
import type { FactorOwner, FactorTables } from './factor-changes.ts';
import { GUESSES_FORGOTTEN_AFTER_MS, type Guesses, lockDurationMs } from './factor-rules.ts';

const NONE: Guesses = { wrong: 0, lockedUntil: null };

/**
 * Only authenticator codes can be guessed. Someone with the number can open sessions and lock codes for unproven
 * sessions.
 */
@Injectable()
export class FactorGuesses {
  /** A proven session has its own counter; the rest share the account's. */
  scopeOf({ wasProven }: FactorOwner): FactorLock {
    return wasProven ? 'session' : 'account';
  }

  async readGuesses(tables: FactorTables, holder: FactorOwner): Promise<Guesses> {
    if (this.scopeOf(holder) === 'account') {
      const counter = await tables.staffFactorCounter.findUnique({ where: { account: holder.account } });
      return counter ? { wrong: counter.wrongInARow, lockedUntil: counter.lockedUntil } : NONE;
    }
    const session = await tables.session.findUnique({ where: { id: holder.session } });
    return session ? { wrong: session.wrongCodes, lockedUntil: session.codesLockedUntil } : NONE;
  }

  /** The lock in ms. */
  async countWrong(tables: FactorTables, holder: FactorOwner, now: Date): Promise<number> {
    const { account, session: id } = holder;
    const wrong = (await this.readGuesses(tables, holder)).wrong + 1;
    const lock = lockDurationMs(wrong);
    const lockedUntil = lock > 0 ? new Date(now.getTime() + lock) : null;
    const ofProven = this.scopeOf(holder) === 'session' && { codesLockedUntil: lockedUntil };
    await tables.session.updateMany({ where: { id }, data: { wrongCodes: { increment: 1 }, ...ofProven } });
    if (ofProven) return lock;
    const counted = { wrongInARow: wrong, lockedUntil, lastWrongAt: now };
    await tables.staffFactorCounter.upsert({ where: { account }, create: { account, ...counted }, update: counted });
    return lock;
  }

  /** Other sessions' guesses remain, so that a thief gains none, until a week has passed without any. */
  async resetOwn(tables: FactorTables, { account, session: id }: FactorOwner, now: Date): Promise<void> {
    const session = await tables.session.findUnique({ where: { id } });
    const counter = await tables.staffFactorCounter.findUnique({ where: { account } });
    await tables.session.updateMany({ where: { id }, data: { wrongCodes: 0, codesLockedUntil: null } });
    if (!session || !counter) return;
    const { lastWrongAt } = counter;
    if (!lastWrongAt || now.getTime() - lastWrongAt.getTime() > GUESSES_FORGOTTEN_AFTER_MS)
      return this.resetAll(tables, account);
    // A proven session's guesses were never counted for the account.
    if (session.provenAt) return;
    const wrongInARow = Math.max(0, counter.wrongInARow - session.wrongCodes);
    const data = { wrongInARow, ...(lockDurationMs(wrongInARow) === 0 && { lockedUntil: null }) };
    await tables.staffFactorCounter.updateMany({ where: { account }, data });
  }

  /** After a new secret, earlier guesses reveal nothing. */
  async resetAll(tables: FactorTables, account: AccountId): Promise<void> {
    await tables.staffFactorCounter.deleteMany({ where: { account } });
    await tables.session.updateMany({ where: { account, provenAt: null }, data: { wrongCodes: 0 } });
  }
}
