import { Injectable } from '@nestjs/common';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../../erasure/erasure-rule.ts';

/**
 * Who the person was and how they signed in. The number is free again, and whoever proves it next gets a new account. What
 * counts texts and wrong guesses of the number stays until its day, or the lock, is over: erasing opens no second try.
 */
@Injectable()
export class ErasePerson implements ErasureRule {
  async deleteRows(transaction: ErasureTransaction, { account, phoneHashes }: ErasedPerson): Promise<void> {
    const number = { phoneHash: { in: [...phoneHashes] } };
    await transaction.session.deleteMany({ where: { account } });
    await transaction.staffMember.deleteMany({ where: { account } });
    await transaction.vaultPendingProfile.deleteMany({ where: number });
    // Before the codes, as sign-in has it: of two that take them in another order each would wait for the other. Wrong ones in a row
    // would keep the row for ever.
    await transaction.signInCounter.updateMany({ where: number, data: { wrongInARow: 0 } });
    await transaction.signInCode.deleteMany({ where: number });
    await transaction.vaultPerson.deleteMany({ where: { account } });
    // By owner, also those under a secret that nobody has any more: to go through all of them once is cheap enough.
    await transaction.claim.deleteMany({ where: { kind: 'phone', owner: account } });
    await transaction.account.deleteMany({ where: { id: account } });
  }
}
