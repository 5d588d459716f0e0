import type { EventStore } from '@naksha/events/event-store';
import { Inject, Injectable } from '@nestjs/common';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../erasure-rule/erasure-rule.ts';
import { EVENT_STORE } from '../injection/tokens.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';

/** Clients may repeat a command for one day; the second allows for clock differences. */
const KEPT = 48 * 3_600_000;

@Injectable()
export class IdempotencyRecords implements RetentionRule {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  deleteExpired(now: Date, limit: number): Promise<number> {
    return this.store.deleteIdempotency(new Date(now.getTime() - KEPT), limit);
  }
}

@Injectable()
export class EraseIdempotency implements ErasureRule {
  async deleteRows(transaction: ErasureTransaction, { account }: ErasedPerson): Promise<void> {
    await transaction.idempotency.deleteMany({ where: { principal: account } });
  }
}
