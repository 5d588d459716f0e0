import type { EventStore } from '@naksha/events/event-store';
import { Inject, Injectable } from '@nestjs/common';
import { EVENT_STORE } from '../injection/tokens.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';

/** A day is promised to those who repeat a command; the other is for clocks and time zones that disagree. */
const KEPT = 48 * 3_600_000;

/** What was answered to a command with a key, for whoever sends it again. */
@Injectable()
export class IdempotencyRecords implements RetentionRule {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  deleteExpired(now: Date, limit: number): Promise<number> {
    return this.store.forgetIdempotency(new Date(now.getTime() - KEPT), limit);
  }
}
