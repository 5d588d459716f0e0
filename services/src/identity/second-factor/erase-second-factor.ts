import { Injectable } from '@nestjs/common';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../../erasure-rule/erasure-rule.ts';

@Injectable()
export class EraseSecondFactor implements ErasureRule {
  async deleteRows(transaction: ErasureTransaction, { account }: ErasedPerson): Promise<void> {
    const where = { account };
    await transaction.staffPasskey.deleteMany({ where });
    await transaction.staffTotp.deleteMany({ where });
    await transaction.staffRecoveryCode.deleteMany({ where });
    await transaction.staffEnrolment.deleteMany({ where });
    await transaction.staffFactorCounter.deleteMany({ where });
  }
}
