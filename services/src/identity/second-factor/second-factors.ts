import { type Caller, Problem } from '@naksha/events/contracts';
import type { AccountId, Clock } from '@naksha/events/kernel';
import type { FactorAdded, SecondFactorState } from '@naksha/events/wire/second-factor';
import { Inject, Injectable } from '@nestjs/common';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { refusalProblem } from '../../commands/refusal.ts';
import type { WriteDatabase } from '../../database/write-database.ts';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../../erasure-rule/erasure-rule.ts';
import { CLOCK, WRITE_DATABASE } from '../../injection/tokens.ts';
import { SecurityLog } from '../../security/security-log.ts';
import { Sessions } from '../sessions.ts';
import { Enrolments } from './enrolments.ts';
import { type FactorOwner, type FactorTables, FactorTransactions } from './factor-changes.ts';
import { FactorGuesses } from './factor-guesses.ts';
import { type FactorRequest, invalidProofProblem, requireFactorOwner } from './factor-holder.ts';
import { hasRecentSecondFactorProof, proofTooOld } from './factor-rules.ts';
import { Passkeys } from './passkeys.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { TotpFactor } from './totp-factor.ts';

export type NewFactor = { factor: 'passkey'; passkey: RegistrationResponseJSON } | { factor: 'totp'; code: string };

@Injectable()
export class SecondFactors {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(FactorTransactions) private readonly changes: FactorTransactions,
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
    const { account, session } = requireFactorOwner(caller);
    const tables = this.database;
    const [passkeys, totp] = await Promise.all([this.passkeys.list(tables, account), this.totp.has(tables, account)]);
    const hasAny = passkeys.length > 0 || totp;
    return {
      state: caller.staff ? 'proven' : hasAny ? 'prove' : 'enrol',
      may_add: hasAny ? caller.staff : await this.enrolments.isEnrolling(tables, session, this.clock.now()),
      passkeys: passkeys.map(({ id, createdAt, lastUsedAt }) => ({
        id,
        created_at: createdAt.toISOString(),
        ...(lastUsedAt && { last_used_at: lastUsedAt.toISOString() }),
      })),
      totp,
      recovery_codes_left: await this.recoveryCodes.count(tables, account),
    };
  }

  async enterEnrolmentCode({ caller, address }: FactorRequest, typed: string): Promise<void> {
    const holder = requireFactorOwner(caller);
    const { account } = holder;
    const isEntered = await this.changes.inSession(holder, async (tables) => {
      if (await this.hasAny(tables, account)) throw factorExistsProblem();
      return this.enrolments.checkCode(tables, holder, { typed, now: this.clock.now() });
    });
    if (isEntered) return;
    this.security.record({ kind: 'second_factor_failed', account, address, factor: 'code' });
    throw invalidProofProblem();
  }

  offerTotp(caller: Caller, label: string) {
    const holder = requireFactorOwner(caller);
    return this.changes.inSession(holder, async (tables) => {
      await this.assertMayAdd(tables, caller);
      const offer = await this.totp.offer(tables, holder.account, label);
      if (!offer) throw factorExistsProblem();
      return offer;
    });
  }

  offerPasskey(caller: Caller, label: string) {
    const holder = requireFactorOwner(caller);
    return this.changes.inSession(holder, async (tables) => {
      await this.assertMayAdd(tables, caller);
      return this.passkeys.offerRegistration(tables, holder, label);
    });
  }

  /** The first factor comes with recovery codes and counts as proven. */
  async add({ caller, address }: FactorRequest, added: NewFactor): Promise<FactorAdded> {
    const holder = requireFactorOwner(caller);
    const { account, session } = holder;
    const done = await this.changes.inSession(holder, async (tables): Promise<FactorAdded | undefined> => {
      await this.assertMayAdd(tables, caller);
      const isFirst = !(await this.hasAny(tables, account));
      if (!(await this.isAdded(tables, holder, added))) return undefined;
      if (added.factor === 'totp') await this.guesses.resetAll(tables, account);
      if (!isFirst) return {};
      const recoveryCodes = await this.recoveryCodes.renew(tables, account);
      const access = await this.sessions.markProven(session, tables);
      return { ...(access && { access }), recovery_codes: recoveryCodes };
    });
    if (!done) throw invalidProofProblem();
    const { factor } = added;
    this.security.record({ kind: 'second_factor_added', account, address, factor });
    if (done.recovery_codes) this.security.record({ kind: 'signed_in', account, address, factor });
    return done;
  }

  async renewRecoveryCodes({ caller, address }: FactorRequest): Promise<string[]> {
    const holder = this.assertProvenRecently(caller);
    const { account } = holder;
    const codes = await this.changes.inSession(holder, (tables) => this.recoveryCodes.renew(tables, account));
    this.security.record({ kind: 'recovery_codes_renewed', account, address });
    return codes;
  }

  /** The last factor can only be reset by an operator. */
  async remove({ caller, address }: FactorRequest, what: { factor: 'totp' } | { factor: 'passkey'; id: string }) {
    const holder = this.assertProvenRecently(caller);
    const { account } = holder;
    await this.changes.inSession(holder, async (tables) => {
      const passkeys = await this.passkeys.list(tables, account);
      if (passkeys.length + Number(await this.totp.has(tables, account)) < 2)
        throw new Problem(
          409,
          'second_factor_last',
          'The last second factor cannot be removed. Add another one first.',
        );
      const isRemoved =
        what.factor === 'totp'
          ? await this.totp.remove(tables, account)
          : await this.passkeys.remove(tables, account, what.id);
      if (!isRemoved) throw new Problem(404, 'not_found', 'Second factor not found.');
    });
    this.security.record({ kind: 'second_factor_removed', account, address, factor: what.factor });
  }

  async hasAny(tables: FactorTables, account: AccountId): Promise<boolean> {
    return (await this.totp.has(tables, account)) || (await this.passkeys.list(tables, account)).length > 0;
  }

  private async isAdded(tables: FactorTables, holder: FactorOwner, added: NewFactor): Promise<boolean> {
    if (added.factor === 'passkey') return this.passkeys.add(tables, holder, added.passkey);
    const code = { code: added.code, now: this.clock.now(), confirming: true };
    return (await this.totp.checkCode(tables, holder.account, code)) === 'right';
  }

  /** The first factor needs an enrolment code, any other a proof of an existing one. */
  private async assertMayAdd(tables: FactorTables, caller: Caller): Promise<void> {
    const { account, session } = requireFactorOwner(caller);
    if (await this.hasAny(tables, account)) this.assertProvenRecently(caller);
    else if (!(await this.enrolments.isEnrolling(tables, session, this.clock.now())))
      throw new Problem(403, 'enrolment_code_wanted', 'Enter the enrolment code from your server administrator.');
  }

  private assertProvenRecently(caller: Caller): FactorOwner {
    if (!hasRecentSecondFactorProof(caller, this.clock.now())) throw refusalProblem(proofTooOld);
    return requireFactorOwner(caller);
  }
}

const factorExistsProblem = (): Problem =>
  new Problem(409, 'second_factor_there', 'The account already has this second factor.');

@Injectable()
export class EraseSecondFactor implements ErasureRule {
  async deleteRows(transaction: ErasureTransaction, { account }: ErasedPerson): Promise<void> {
    const where = { account };
    await transaction.staffPasskey.deleteMany({ where });
    await transaction.staffTotp.deleteMany({ where });
    await transaction.staffRecoveryCode.deleteMany({ where });
    await transaction.staffEnrolment.deleteMany({ where });
    await transaction.staffFactorCounter.deleteMany({ where });
  }
}
