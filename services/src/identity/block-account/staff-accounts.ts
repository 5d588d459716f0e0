import { type Caller, hasAnyRoleOrIsAdministrator } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { type AccountId, type Clock, nameAccountStream } from '@naksha/events/kernel';
import type { StaffAccount } from '@naksha/events/wire/staff-account';
import { Inject, Injectable } from '@nestjs/common';
import { loadStream } from '../../commands/load-stream.ts';
import { refusalProblem, staffOnlyRefusal } from '../../commands/refusal.ts';
import type { WriteDatabase } from '../../database/write-database.ts';
import { CLOCK, EVENT_STORE, WRITE_DATABASE } from '../../injection/tokens.ts';
import { SecurityLog } from '../../security/security-log.ts';
import { account as folded, noSuchUser } from '../account.ts';
import { Accounts } from '../accounts/accounts.ts';
import { hasRecentSecondFactorProof, proofTooOld } from '../second-factor/factor-rules.ts';
import { Sessions } from '../sessions.ts';

@Injectable()
export class StaffAccounts {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** E.164. Recorded in the security log. */
  async find(caller: Caller, phone: string): Promise<AccountId> {
    assertAdministrator(caller);
    const found = await this.accounts.find(phone);
    if (!found) throw refusalProblem(noSuchUser);
    this.#note(caller, 'FindAccount', found);
    return found;
  }

  async describe(caller: Caller, id: AccountId): Promise<StaffAccount> {
    assertAdministrator(caller);
    const account = await this.database.account.findUnique({ where: { id }, include: { person: true } });
    if (!account) throw refusalProblem(noSuchUser);
    this.#note(caller, 'ReadAccount', id);
    const { person, openedAt, blockedAt } = account;
    const { state } = await loadStream(this.store, nameAccountStream(id), folded);
    return {
      id,
      first_name: person?.firstName ?? '',
      last_name: person?.lastName ?? '',
      opened_at: openedAt.toISOString(),
      sessions: (await this.sessions.listSessions(id, '')).length,
      trusted: state.trusted === true,
      // Set just before the event, or by an append of unknown outcome; blocked in either case.
      ...(blockedAt && { blocked: { since: blockedAt.toISOString(), reason: state.blocked ?? 'other' } }),
    };
  }

  async endSessions(caller: Caller, { account, address }: { account: AccountId; address: string }): Promise<number> {
    assertAdministrator(caller);
    if (!hasRecentSecondFactorProof(caller, this.clock.now())) throw refusalProblem(proofTooOld);
    if ((await this.database.account.count({ where: { id: account } })) === 0) throw refusalProblem(noSuchUser);
    const ended = await this.sessions.endAll(account);
    this.security.record({ kind: 'session_ended', by: 'staff', account: caller.account, address, of: account });
    return ended;
  }

  #note({ account }: Caller, action: string, target: string): void {
    this.security.record({ kind: 'staff_action', account, action, target });
  }
}

const assertAdministrator = (caller: Caller): void => {
  if (!hasAnyRoleOrIsAdministrator(caller, 'administrator')) throw refusalProblem(staffOnlyRefusal);
};
