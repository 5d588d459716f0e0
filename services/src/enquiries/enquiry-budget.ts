import type { WorkWanted } from '@naksha/events/contracts';
import { Problem } from '@naksha/events/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { KeyedHashes } from '../identity/keyed-hashes.ts';
import { isLine } from '../identity/sign-in/budgets/asking.ts';
import { BudgetCounters } from '../identity/sign-in/budgets/budget-counters.ts';
import { shareOf, workFor } from '../identity/sign-in/budgets/budget-rules.ts';
import { WorkProofs } from '../identity/sign-in/work/work-proofs.ts';
import { toNetworks } from '../network/to-network.ts';
import { SecurityLog } from '../security/security-log.ts';

const HOUR = 3_600_000;
/** Of the whole site in an hour, before one costs the device that asks some work; networks have a share of it. */
const AN_HOUR = 100;
/** One line may send so many times its share, at any price. */
const LINE_END = 4;

/**
 * What enquiries cost, so that nobody fills the office's inbox from one place: over the share of their network they take a proof of
 * work, and one line has an end. Nobody can use up what another may send.
 */
@Injectable()
export class EnquiryBudget {
  constructor(
    @Inject(BudgetCounters) private readonly counters: BudgetCounters,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(WorkProofs) private readonly proofs: WorkProofs,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  /**
   * Counts one before it is kept.
   * @returns the work that it costs, where that was not done yet
   * @throws Problem 429 with Retry-After
   */
  async take(
    phone: string,
    { address, proof }: { address: string; proof?: string },
    now: Date,
  ): Promise<WorkWanted | undefined> {
    const scopes = [...toNetworks(address), { scope: 'all' as const, network: 'all' }];
    const counters = scopes.map(({ network }) => ({ keyHash: this.hashes.counted(network), kind: 'enquiries' }));
    const counted = await this.counters.add(counters, 1, now, HOUR);
    let work = 0;
    for (const [n, { scope }] of scopes.entries()) {
      const { used, endsAt } = counted[n];
      const share = shareOf(scope, AN_HOUR);
      if (isLine(scope) && used > share * LINE_END) {
        await this.counters.giveBack(counters, 1, now);
        this.security.record({ kind: 'rate_limited', limit: 'enquiries', address });
        throw tooMany(endsAt, now);
      }
      work = Math.max(work, workFor(used, share));
    }
    if (work === 0) return undefined;
    const done = proof && (await this.proofs.check(proof, phone, work, now));
    if (done && (await this.proofs.spend(done))) return undefined;
    await this.counters.giveBack(counters, 1, now);
    return this.proofs.ask(phone, work, now);
  }
}

function tooMany(endsAt: Date, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  return new Problem(429, 'too_many_requests', 'too many enquiries from this address', undefined, seconds);
}
