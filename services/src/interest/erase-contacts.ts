import { Injectable } from '@nestjs/common';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../erasure-rule/erasure-rule.ts';
import { CONTACT_CLAIM } from './contact-slots.ts';

/** Leads stay with their sellers, without a name. */
@Injectable()
export class EraseContacts implements ErasureRule {
  async deleteRows(transaction: ErasureTransaction, { account }: ErasedPerson): Promise<void> {
    await transaction.claim.deleteMany({ where: { kind: CONTACT_CLAIM, key: { startsWith: `${account}/` } } });
  }
}
