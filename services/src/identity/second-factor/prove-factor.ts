import { type Caller, Problem } from '@naksha/events/contracts';
import type { Clock } from '@naksha/events/kernel';
import type { FactorProven } from '@naksha/events/wire/second-factor';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { CLOCK } from '../../injection/tokens.ts';
import { SecurityLog } from '../../security/security-log.ts';
import { Sessions } from '../sessions.ts';
import { type FactorOwner, type FactorTables, FactorTransactions } from './factor-changes.ts';
import { FactorGuesses } from './factor-guesses.ts';
import { type FactorRequest, invalidProofProblem, requireFactorOwner } from './factor-holder.ts';
import { remainingLockMs } from './factor-rules.ts';
import { Passkeys } from './passkeys.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { type CodeVerdict, TotpFactor } from './totp-factor.ts';

export type FactorProof =
  | { factor: 'passkey'; passkey: AuthenticationResponseJSON }
  | { factor: 'totp' | 'recovery_code'; code: string };

/** In ms. `locks`: caused by this wrong code; `left`: remaining. */
type ProofVerdict =
  | { outcome: 'right'; access?: string }
  | { outcome: 'wrong'; locks: number }
  | { outcome: 'locked'; left: number };

@Injectable()
export class ProveFactor {
  constructor(
    @Inject(FactorTransactions) private readonly changes: FactorTransactions,
    @Inject(Passkeys) private readonly passkeys: Passkeys,
    @Inject(TotpFactor) private readonly totp: TotpFactor,
    @Inject(RecoveryCodes) private readonly recoveryCodes: RecoveryCodes,
    @Inject(FactorGuesses) private readonly guesses: FactorGuesses,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  createChallenge(caller: Caller) {
    const holder = requireFactorOwner(caller);
    return this.changes.inSession(holder, (tables) => this.passkeys.createChallenge(tables, holder));
  }

  async prove({ caller, address }: FactorRequest, proof: FactorProof): Promise<FactorProven> {
    const holder = requireFactorOwner(caller);
    const { account } = holder;
    const { factor } = proof;
    const judged = await this.changes.inSession(holder, (tables) => this.checkProof(tables, holder, proof));
    switch (judged.outcome) {
      case 'right':
        this.security.record({ kind: 'signed_in', account, address, factor });
        return judged.access ? { access: judged.access } : {};
      case 'wrong': {
        this.security.record({ kind: 'second_factor_failed', account, address, factor });
        const scope = this.guesses.scopeOf(holder);
        if (judged.locks > 0)
          this.security.record({ kind: 'second_factor_locked', account, address, scope, seconds: judged.locks / 1000 });
        throw invalidProofProblem();
      }
      case 'locked':
        this.security.record({ kind: 'second_factor_refused', account, address, factor });
        throw factorLockedProblem(judged.left);
      default:
        return judged satisfies never;
    }
  }

  private async checkProof(tables: FactorTables, holder: FactorOwner, proof: FactorProof): Promise<ProofVerdict> {
    const now = this.clock.now();
    if (proof.factor === 'totp') {
      const left = remainingLockMs(await this.guesses.readGuesses(tables, holder), now);
      if (left > 0) return { outcome: 'locked', left };
    }
    const verdict = await this.checkCode(tables, holder, proof, now);
    if (verdict === 'right') {
      await this.guesses.resetOwn(tables, holder, now);
      return { outcome: 'right', access: await this.sessions.markProven(holder.session, tables) };
    }
    const isGuess = proof.factor === 'totp' && verdict === 'wrong';
    return { outcome: 'wrong', locks: isGuess ? await this.guesses.countWrong(tables, holder, now) : 0 };
  }

  private async checkCode(
    tables: FactorTables,
    holder: FactorOwner,
    proof: FactorProof,
    now: Date,
  ): Promise<CodeVerdict> {
    const { account } = holder;
    if (proof.factor === 'totp') return this.totp.checkCode(tables, account, { code: proof.code, now });
    const isRight =
      proof.factor === 'passkey'
        ? await this.passkeys.prove(tables, holder, proof.passkey)
        : await this.recoveryCodes.useCode(tables, account, proof.code);
    return isRight ? 'right' : 'wrong';
  }
}

const UNLOCKED_BY_OPERATOR =
  'App codes are locked after 100 wrong codes. Use a passkey or a recovery code. To unlock them, add another app or contact an operator.';

const factorLockedProblem = (left: number): Problem =>
  Number.isFinite(left)
    ? new Problem(
        429,
        'second_factor_locked',
        'Too many wrong codes were entered. Use a passkey or a recovery code, or try again later.',
        undefined,
        Math.ceil(left / 1000),
      )
    : new Problem(429, 'second_factor_locked', UNLOCKED_BY_OPERATOR);
