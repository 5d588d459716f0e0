import { Injectable } from '@nestjs/common';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../../erasure-rule/erasure-rule.ts';

/** Limits on texts and wrong codes stay until they expire, so that erasing an account does not reset them. */
@Injectable()
export class ErasePerson implements ErasureRule {
  async deleteRows(transaction: ErasureTransaction, { account, phoneHashes }: ErasedPerson): Promise<void> {
    const number = { phoneHash: { in: [...phoneHashes] } };
    await transaction.session.deleteMany({ where: { account } });
    await transaction.staffMember.deleteMany({ where: { account } });
    await transaction.vaultPendingProfile.deleteMany({ where: number });
    // Before the codes, in the same order as sign-in, to avoid a deadlock. A row with wrong guesses would never
    // expire.
    await transaction.signInCounter.updateMany({ where: number, data: { wrongInARow: 0 } });
    await transaction.signInCode.deleteMany({ where: number });
    await transaction.vaultPerson.deleteMany({ where: { account } });
    // By owner, to include claims under lost secrets.
    await transaction.claim.deleteMany({ where: { kind: 'phone', owner: account } });
    await transaction.account.deleteMany({ where: { id: account } });
  }
}
