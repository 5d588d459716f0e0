import { type Caller, Problem } from '@naksha/events/contracts';
import type { AccountId, Clock } from '@naksha/events/kernel';
import type { FactorAdded, FactorProven, SecondFactorState } from '@naksha/events/wire/second-factor';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { refusalProblem, staffOnly } from '../../commands/refusal.ts';
import { CLOCK } from '../../injection/tokens.ts';
import { SecurityLog } from '../../security/security-log.ts';
import { Sessions } from '../sessions.ts';
import { Enrolments } from './enrolments.ts';
import { FactorGuesses } from './factor-guesses.ts';
import { isProvenRecently, proveAgain } from './factor-rules.ts';
import { type Holder, Passkeys } from './passkeys.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { TotpFactor } from './totp-factor.ts';

export type Proof =
  | { factor: 'passkey'; passkey: AuthenticationResponseJSON }
  | { factor: 'totp' | 'recovery_code'; code: string };
export type NewFactor = { factor: 'passkey'; passkey: RegistrationResponseJSON } | { factor: 'totp'; code: string };

/** Whoever has one of staff's numbers, proven or not, and where the request came from. */
type Asking = { caller: Caller; address: string };

/** What staff prove beside the code that was texted to them, and how they set it up. */
@Injectable()
export class SecondFactors {
  constructor(
    @Inject(Passkeys) private readonly passkeys: Passkeys,
    @Inject(TotpFactor) private readonly totp: TotpFactor,
    @Inject(RecoveryCodes) private readonly recoveryCodes: RecoveryCodes,
    @Inject(Enrolments) private readonly enrolments: Enrolments,
    @Inject(FactorGuesses) private readonly guesses: FactorGuesses,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async describe(caller: Caller): Promise<SecondFactorState> {
    const { account, session } = holderOf(caller);
    const [passkeys, totp] = await Promise.all([this.passkeys.list(account), this.totp.has(account)]);
    const hasAny = passkeys.length > 0 || totp;
    return {
      state: caller.staff ? 'proven' : hasAny ? 'prove' : 'enrol',
      may_add: hasAny ? caller.staff : await this.enrolments.isEnrolling(session, this.clock.now()),
      passkeys: passkeys.map(({ id, createdAt, lastUsedAt }) => ({
        id,
        created_at: createdAt.toISOString(),
        ...(lastUsedAt && { last_used_at: lastUsedAt.toISOString() }),
      })),
      totp,
      recovery_codes_left: await this.recoveryCodes.count(account),
    };
  }

  /** Takes an operator's code. @throws Problem 409 where a factor is there, 422 where the code is none */
  async enterEnrolmentCode({ caller, address }: Asking, typed: string): Promise<void> {
    const { account, session } = holderOf(caller);
    if (await this.hasAny(account)) throw factorThere();
    if (await this.enrolments.enter(account, { session, typed, now: this.clock.now() })) return;
    this.security.record({ kind: 'second_factor_failed', account, address, factor: 'code' });
    throw wrong();
  }

  async offerTotp(caller: Caller, label: string) {
    const { account } = await this.assertMayAdd(caller);
    const offer = await this.totp.offer(account, label);
    if (!offer) throw factorThere();
    return offer;
  }

  async offerPasskey(caller: Caller, label: string) {
    return this.passkeys.offer(await this.assertMayAdd(caller), label);
  }

  /** The first one comes with recovery codes, and is proven by being added. */
  async add({ caller, address }: Asking, added: NewFactor): Promise<FactorAdded> {
    const holder = await this.assertMayAdd(caller);
    const { account, session } = holder;
    const isFirst = !(await this.hasAny(account));
    const { factor } = added;
    const isAdded =
      added.factor === 'totp'
        ? await this.totp.take(account, added.code, { now: this.clock.now(), confirming: true })
        : await this.passkeys.add(holder, added.passkey);
    if (!isAdded) throw wrong();
    this.security.record({ kind: 'second_factor_added', account, address, factor });
    if (!isFirst) return {};
    const recoveryCodes = await this.recoveryCodes.renew(account);
    const access = await this.sessions.prove(session);
    this.security.record({ kind: 'signed_in', account, address, factor });
    return { ...(access && { access }), recovery_codes: recoveryCodes };
  }

  challenge(caller: Caller) {
    return this.passkeys.challenge(holderOf(caller));
  }

  /** @throws Problem 422 where it proves nothing; 429 while codes are locked */
  async prove({ caller, address }: Asking, proof: Proof): Promise<FactorProven> {
    const holder = holderOf(caller);
    const { account, session } = holder;
    const { factor } = proof;
    if (!(await this.isProof(holder, proof))) {
      this.security.record({ kind: 'second_factor_failed', account, address, factor });
      throw wrong();
    }
    await this.guesses.forget(account);
    const access = await this.sessions.prove(session);
    this.security.record({ kind: 'signed_in', account, address, factor });
    return access ? { access } : {};
  }

  async renewRecoveryCodes({ caller }: Asking): Promise<string[]> {
    return this.recoveryCodes.renew(this.assertProvenRecently(caller).account);
  }

  /** @throws Problem 409 for the last one: an operator resets those who lost it */
  async remove({ caller, address }: Asking, what: { factor: 'totp' } | { factor: 'passkey'; id: string }) {
    const { account } = this.assertProvenRecently(caller);
    const passkeys = await this.passkeys.list(account);
    if (passkeys.length + Number(await this.totp.has(account)) < 2)
      throw new Problem(409, 'second_factor_last', 'the last second factor stays: add another one first');
    const removed =
      what.factor === 'totp' ? await this.totp.remove(account) : await this.passkeys.remove(account, what.id);
    if (!removed) throw new Problem(404, 'not_found', 'you have no such second factor');
    this.security.record({ kind: 'second_factor_removed', account, address, factor: what.factor });
  }

  async hasAny(account: AccountId): Promise<boolean> {
    return (await this.totp.has(account)) || (await this.passkeys.list(account)).length > 0;
  }

  /** Codes are counted before they are looked at; a passkey cannot be guessed, and is open to its owner whatever others try. */
  private async isProof(holder: Holder, proof: Proof): Promise<boolean> {
    if (proof.factor === 'passkey') return this.passkeys.prove(holder, proof.passkey);
    const now = this.clock.now();
    await this.guesses.take(holder.account, now);
    return proof.factor === 'totp'
      ? this.totp.take(holder.account, proof.code, { now })
      : this.recoveryCodes.take(holder.account, proof.code);
  }

  /** The first by an operator's code, any other by proving one that is there. */
  private async assertMayAdd(caller: Caller): Promise<Holder> {
    const holder = holderOf(caller);
    if (await this.hasAny(holder.account)) return this.assertProvenRecently(caller);
    if (await this.enrolments.isEnrolling(holder.session, this.clock.now())) return holder;
    throw new Problem(
      403,
      'enrolment_code_wanted',
      'enter the code that you were given for setting up a second factor',
    );
  }

  private assertProvenRecently(caller: Caller): Holder {
    if (!isProvenRecently(caller, this.clock.now())) throw refusalProblem(proveAgain);
    return holderOf(caller);
  }
}

/** To everyone else there are no second factors. */
function holderOf({ account, session, staff, staffUnproven }: Caller): Holder {
  if (!session || !(staff || staffUnproven)) throw refusalProblem(staffOnly);
  return { account, session };
}

const wrong = (): Problem => new Problem(422, 'second_factor_wrong', 'that is not right, or was used before');
const factorThere = (): Problem => new Problem(409, 'second_factor_there', 'there is a second factor already');
