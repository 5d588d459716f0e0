import { Problem, type WorkChallenge } from '@naksha/events/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { KeyedHashes } from '../identity/keyed-hashes.ts';
import { BudgetCounters } from '../identity/sign-in/budgets/budget-counters.ts';
import {
  type BudgetScope,
  requiredProofOfWorkAttempts,
  scaleBudgetToScope,
} from '../identity/sign-in/budgets/budget-rules.ts';
import { WorkProofs } from '../identity/sign-in/work/work-proofs.ts';
import { listNetworks } from '../ip-network/to-network.ts';
import type { SecurityEvent } from '../security/security-event.ts';
import { SecurityLog } from '../security/security-log.ts';

const HOUR = 3_600_000;
/** A household's network is rejected after using its share this many times. */
export const REJECTION_FACTOR = 4;

/** `anHour`: site-wide, before proof of work is required; networks have a share of it. */
export type NetworkLimits = {
  limit: Extract<SecurityEvent, { kind: 'rate_limited' }>['limit'];
  anHour: number;
  /** A single household's network may be rejected; a carrier's address may serve a town. */
  hasEnd: (scope: BudgetScope) => boolean;
};
/** `subject`: what a proof of work is valid for. */
export type BudgetRequest = { subject: string; address: string; proof?: string };

/** Over its network's share, a sender needs proof of work. Nobody can use up another's share. */
@Injectable()
export class NetworkBudget {
  constructor(
    @Inject(BudgetCounters) private readonly counters: BudgetCounters,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(WorkProofs) private readonly proofs: WorkProofs,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  /** Before it is stored. Returns the work required, unless it was done. */
  async take(
    { limit, anHour, hasEnd }: NetworkLimits,
    { subject, address, proof }: BudgetRequest,
    now: Date,
  ): Promise<WorkChallenge | undefined> {
    const scopes = [...listNetworks(address), { scope: 'all' as const, network: 'all' }];
    const counters = scopes.map(({ network }) => ({ keyHash: this.hashes.hashCounterKey(network), kind: limit }));
    const counted = await this.counters.add(counters, 1, now, HOUR);
    let work = 0;
    for (const [n, { scope }] of scopes.entries()) {
      const { used, endsAt } = counted[n];
      const share = scaleBudgetToScope(scope, anHour);
      if (hasEnd(scope) && used > share * REJECTION_FACTOR) {
        await this.counters.giveBack(counters, 1, now);
        this.security.record({ kind: 'rate_limited', limit, address });
        throw tooManyMessagesProblem(limit, endsAt, now);
      }
      work = Math.max(work, requiredProofOfWorkAttempts(used, share));
    }
    if (work === 0) return undefined;
    const done = proof && (await this.proofs.checkProof(proof, subject, work, now));
    if (done && (await this.proofs.markSpent(done))) return undefined;
    await this.counters.giveBack(counters, 1, now);
    return this.proofs.issueChallenge(subject, work, now);
  }
}

function tooManyMessagesProblem(what: string, endsAt: Date, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  return new Problem(
    429,
    'too_many_requests',
    `Too many ${what} from this IP address. Try again later.`,
    undefined,
    seconds,
  );
}
