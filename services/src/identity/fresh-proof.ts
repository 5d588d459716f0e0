import { type Caller, Problem } from '@naksha/events/contracts';
import { type Clock, splitPhone } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { type Refusal, refusalProblem } from '../commands/refusal.ts';
import type { WriteDatabase } from '../database/write-database.ts';
import { CLOCK, WRITE_DATABASE } from '../injection/tokens.ts';
import { SecurityLog } from '../security/security-log.ts';
import { Vault } from '../vault/vault.ts';
import { noSuchUser } from './account.ts';
import { hasRecentSecondFactorProof, proofTooOld } from './second-factor/factor-rules.ts';
import type { BrowserIdentity } from './sign-in/browser/browser-cookies.ts';
import { logCodeVerification, rethrowAfterLoggingRateLimit } from './sign-in/note-sign-in.ts';
import { type NumberProofResult, SignIn } from './sign-in/sign-in.ts';

/** Counts as proof of the number. */
export const RECENT_SIGN_IN_MS = 10 * 60_000;

const codeWanted: Refusal = {
  status: 403,
  code: 'code_wanted',
  detail: 'This action requires a new sign-in code. Request one and send it with this request.',
};

export type ProofRequest = { caller: Caller; browser: BrowserIdentity; address: string };

/**
 * That the person at the browser owns the account, where a session is not enough (it may be an unlocked computer).
 * Routes that need it are below `/api/auth`, where the cookies are sent.
 */
@Injectable()
export class RecentProof {
  constructor(
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Vault) private readonly vault: Vault,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async byCode(otp: string, { caller, browser, address }: ProofRequest): Promise<void> {
    this.requireSecondFactor(caller);
    const reach = await this.vault.findContact(caller.account);
    if (!reach) throw refusalProblem(noSuchUser);
    const subject = { phone: reach.phone, address };
    const phone = { e164: reach.phone, country: splitPhone(reach.phone).callingCode };
    const asking = { phone, address };
    const proven = await this.signIn
      .proveNumber(asking, otp, browser)
      .catch(rethrowAfterLoggingRateLimit(this.security, subject));
    if (proven.outcome === 'proven') return;
    logCodeVerification(this.security, proven, subject);
    throw toCodeProblem(proven);
  }

  async byCodeOrSignIn(otp: string | undefined, proving: ProofRequest): Promise<void> {
    if (otp !== undefined) return this.byCode(otp, proving);
    const { account, session: id } = proving.caller;
    this.requireSecondFactor(proving.caller);
    const createdAt = { gte: new Date(this.clock.now().getTime() - RECENT_SIGN_IN_MS) };
    if (!id || (await this.database.session.count({ where: { id, account, createdAt } })) === 0)
      throw refusalProblem(codeWanted);
  }

  private requireSecondFactor(caller: Caller): void {
    const isStaff = caller.staff || caller.staffUnproven;
    if (isStaff && !hasRecentSecondFactorProof(caller, this.clock.now())) throw refusalProblem(proofTooOld);
  }
}

function toCodeProblem(proven: Exclude<NumberProofResult, { outcome: 'proven' }>): Problem {
  switch (proven.outcome) {
    case 'wrong':
      return new Problem(403, 'code_wrong', 'The code is wrong.');
    case 'ended':
    case 'no_path':
      return new Problem(403, 'code_ended', 'This code has expired. Request a new one.');
    case 'locked':
      return new Problem(
        429,
        'code_locked',
        'Too many wrong codes were entered. Try again later.',
        undefined,
        proven.retryAfter,
      );
    default:
      return proven satisfies never;
  }
}
