import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../../database/write-database.ts';
import { SIGN_IN_DATABASE } from '../../../injection/tokens.ts';
import { SecurityLog } from '../../../security/security-log.ts';
import { KeyedHashes } from '../../keyed-hashes.ts';
import { isSingleSubscriberScope, listBudgetScopes, type SignInRequest } from './asking.ts';
import { BudgetCounters, throwSignInUnavailable } from './budget-counters.ts';
import { MAX_GUESSES_PER_DAY, requiredExtraCodeDigits, scaleBudgetToScope, TRIES_PER_CODE } from './budget-rules.ts';
import { tooManyTextsProblem } from './text-budgets.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Per address and hour: thousands of people can share an address. */
export const MAX_VERIFICATIONS_PER_HOUR = 300;

/** Wrong guesses make codes longer, for all; never rejected because of others. */
@Injectable()
export class GuessBudgets {
  constructor(
    @Inject(SIGN_IN_DATABASE) private readonly database: WriteDatabase,
    @Inject(BudgetCounters) private readonly counters: BudgetCounters,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  async countExtraDigits(request: SignInRequest, now: Date): Promise<number> {
    const scopes = listBudgetScopes(request, this.hashes);
    const used = await this.counters.read(this.listCounters(request), now);
    const underWay = await this.countPendingTries(now);
    const extras = scopes.map(({ scope }, index) => {
      const extra = requiredExtraCodeDigits(
        used[index] + (scope === 'all' ? underWay : 0),
        scaleBudgetToScope(scope, MAX_GUESSES_PER_DAY),
      );
      if (extra > 0)
        this.security.record({ kind: 'budget_low', of: 'guesses', budget: scope, address: request.address });
      return extra;
    });
    return Math.max(...extras);
  }

  async countWrong(request: SignInRequest, weight: number, now: Date): Promise<void> {
    await this.counters.add(this.listCounters(request), weight, now, DAY);
  }

  /** Right or wrong. */
  async countVerification(request: SignInRequest, now: Date): Promise<void> {
    const line = listBudgetScopes(request, this.hashes).find(({ scope }) => isSingleSubscriberScope(scope));
    if (!line) return;
    const [{ used, endsAt }] = await this.counters.add([{ keyHash: line.keyHash, kind: 'verify' }], 1, now, HOUR);
    if (used <= MAX_VERIFICATIONS_PER_HOUR) return;
    this.security.record({ kind: 'budget_exhausted', of: 'guesses', budget: line.scope, address: request.address });
    throw tooManyTextsProblem(endsAt, now);
  }

  private listCounters(request: SignInRequest) {
    return listBudgetScopes(request, this.hashes).map(({ keyHash }) => ({ keyHash, kind: 'guesses' }));
  }

  /** Otherwise many codes could be requested first and guessed together. */
  private async countPendingTries(now: Date): Promise<number> {
    const [{ weight }] = await this.database.$queryRaw<[{ weight: bigint }]>`
      select coalesce(sum(greatest(0, ${TRIES_PER_CODE} - tries) * weight::bigint), 0)::bigint as weight
        from sign_in_code where expires_at > ${now}`.catch(throwSignInUnavailable);
    return Number(weight);
  }
}
