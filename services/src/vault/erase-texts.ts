import { Injectable } from '@nestjs/common';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../erasure-rule/erasure-rule.ts';

/** Including replaced texts and those of deleted listings. */
@Injectable()
export class EraseTexts implements ErasureRule {
  async deleteRows(transaction: ErasureTransaction, { account }: ErasedPerson): Promise<void> {
    await transaction.vaultText.deleteMany({ where: { account } });
  }
}
