import { Injectable } from '@nestjs/common';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../erasure-rule/erasure-rule.ts';

@Injectable()
export class EraseNotes implements ErasureRule {
  async deleteRows(transaction: ErasureTransaction, { account }: ErasedPerson): Promise<void> {
    await transaction.vaultNote.deleteMany({ where: { account } });
  }
}
