import type { EventStore } from '@naksha/events/event-store';
import { type Ids, nameAccountStream } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { loadStream } from '../../commands/load-stream.ts';
import { conflictProblem, refusalProblem } from '../../commands/refusal.ts';
import { EVENT_STORE, IDS } from '../../injection/tokens.ts';
import { SecurityLog } from '../../security/security-log.ts';
import { noSuchUser } from '../account.ts';
import { Accounts } from '../accounts/accounts.ts';
import { StaffMembers } from '../appoint-staff/staff-members.ts';
import { Blocks } from './blocks.ts';
import { blockAccount } from './decide-block-account.ts';

/** When no other administrator can; for operators only. */
export class UnblockStaff extends Command<void> {
  constructor(
    readonly phone: string,
    readonly now: Date,
  ) {
    super();
  }
}

@CommandHandler(UnblockStaff)
export class UnblockStaffHandler implements ICommandHandler<UnblockStaff> {
  constructor(
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(StaffMembers) private readonly staff: StaffMembers,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(Blocks) private readonly blocks: Blocks,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  async execute({ phone, now }: UnblockStaff): Promise<void> {
    await this.staff.assertStaffPhone(phone);
    const account = await this.accounts.find(phone);
    if (!account) throw refusalProblem(noSuchUser);
    const { stream, state, version } = await loadStream(this.store, nameAccountStream(account), blockAccount);
    const decision = blockAccount.decide(state, { account, caller: 'system' }, { now });
    if ('refusal' in decision) throw refusalProblem(decision.refusal);
    const { outcome } = await this.store.append({
      stream,
      expectedVersion: version,
      events: decision.events,
      meta: { actor: 'system', correlationId: this.ids.uuid(), causationId: this.ids.uuid(), occurredAt: now },
    });
    if (outcome !== 'appended') throw conflictProblem();
    await this.blocks.agreeWithStream(account, now);
    this.security.record({ kind: 'account_unblocked', of: account });
  }
}
