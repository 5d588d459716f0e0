import { Injectable } from '@nestjs/common';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../../erasure/erasure-rule.ts';

/** What the person sent to be imported, with every row of it. */
@Injectable()
export class EraseImports implements ErasureRule {
  async deleteRows(transaction: ErasureTransaction, { account }: ErasedPerson): Promise<void> {
    await transaction.vaultImport.deleteMany({ where: { account } });
  }
}
