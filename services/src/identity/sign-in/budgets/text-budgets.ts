import { Problem } from '@naksha/events/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { ServicesSettings } from '../../../injection/settings.ts';
import { SETTINGS } from '../../../injection/tokens.ts';
import { SecurityLog } from '../../../security/security-log.ts';
import { KeyedHashes } from '../../keyed-hashes.ts';
import { isSingleSubscriberScope, listBudgetScopes, type SignInRequest } from './asking.ts';
import { BudgetCounters } from './budget-counters.ts';
import { ADDRESS_REJECTION_FACTOR, requiredProofOfWorkAttempts, scaleBudgetToScope } from './budget-rules.ts';

const HOUR = 3_600_000;

export type TextTaken = {
  /** Average attempts; 0: free. */
  work: number;
  /** Call if the text is not sent. */
  giveBack(): Promise<void>;
};

/**
 * Requests over a network's, country's or site's budget are not rejected, because anyone could then lock everyone
 * out; they need proof of work, which grows with use.
 */
@Injectable()
export class TextBudgets {
  constructor(
    @Inject(BudgetCounters) private readonly counters: BudgetCounters,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(SETTINGS) private readonly settings: Pick<ServicesSettings, 'SIGN_IN_TEXTS_AN_HOUR'>,
  ) {}

  /** Before it is sent, so that concurrent requests cannot all pass. */
  async takeText(request: SignInRequest, now: Date): Promise<TextTaken> {
    const scopes = listBudgetScopes(request, this.hashes);
    const counters = scopes.map(({ keyHash }) => ({ keyHash, kind: 'texts' }));
    const counted = await this.counters.add(counters, 1, now, HOUR);
    const giveBack = () => this.counters.giveBack(counters, 1, now);
    let work = 0;
    for (const [index, { scope }] of scopes.entries()) {
      const { used, endsAt } = counted[index];
      const share = scaleBudgetToScope(scope, this.settings.SIGN_IN_TEXTS_AN_HOUR);
      if (isSingleSubscriberScope(scope) && used > share * ADDRESS_REJECTION_FACTOR) {
        await giveBack();
        this.security.record({ kind: 'budget_exhausted', of: 'texts', budget: scope, address: request.address });
        throw tooManyTextsProblem(endsAt, now);
      }
      const cost = requiredProofOfWorkAttempts(used, share);
      if (cost > 0) this.security.record({ kind: 'budget_low', of: 'texts', budget: scope, address: request.address });
      work = Math.max(work, cost);
    }
    return { work, giveBack };
  }
}

export function tooManyTextsProblem(endsAt: Date, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  return new Problem(
    429,
    'too_many_requests',
    'Too many sign-ins from this IP address. Try again later.',
    undefined,
    seconds,
  );
}
