import type { EventStore } from '@naksha/events/event-store';
import { type AccountId, type Ids, nameAccountStream, STAFF_ROLES, type StaffRole } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { loadStream } from '../../commands/load-stream.ts';
import { conflictProblem, refusalProblem } from '../../commands/refusal.ts';
import { EVENT_STORE, IDS } from '../../injection/tokens.ts';
import { SecurityLog } from '../../security/security-log.ts';
import type { Appointment } from '../account.ts';
import { Accounts } from '../accounts/accounts.ts';
import { appointStaff } from './decide-appoint-staff.ts';
import { StaffMembers } from './staff-members.ts';

/** Removing without `roles` removes all. `cities`: of assistants. */
type Change = { act: 'add' | 'remove'; roles: readonly StaffRole[]; cities: readonly string[] };

/** For operators only. */
export class AppointStaff extends Command<Appointment> {
  constructor(
    readonly phone: string,
    readonly change: Change,
    readonly now: Date,
  ) {
    super();
  }
}

@CommandHandler(AppointStaff)
export class AppointStaffHandler implements ICommandHandler<AppointStaff> {
  constructor(
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(StaffMembers) private readonly members: StaffMembers,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  async execute({ phone, change, now }: AppointStaff): Promise<Appointment> {
    const account = await this.accounts.openOrFind(phone, { now });
    const to = await this.decide(account, change, now).finally(() => this.members.agreeWithStream(account));
    this.security.record({ kind: 'staff_appointed', of: account, roles: to.roles.join(',') || 'none' });
    return to;
  }

  private async decide(account: AccountId, change: Change, now: Date): Promise<Appointment> {
    const { stream, state, version } = await loadStream(this.store, nameAccountStream(account), appointStaff);
    const to = change.act === 'add' ? addRoles(state.staff, change) : removeRoles(state.staff, change);
    const decision = appointStaff.decide(state, { to }, undefined);
    if ('refusal' in decision) throw refusalProblem(decision.refusal);
    if (decision.events.length === 0) return to;
    const { outcome } = await this.store.append({
      stream,
      expectedVersion: version,
      events: decision.events,
      meta: { actor: 'system', correlationId: this.ids.uuid(), causationId: this.ids.uuid(), occurredAt: now },
    });
    if (outcome !== 'appended') throw conflictProblem();
    return to;
  }
}

const sortRoles = (roles: readonly StaffRole[]): StaffRole[] => STAFF_ROLES.filter((role) => roles.includes(role));

const addRoles = (before: Appointment | undefined, { roles, cities }: Change): Appointment => ({
  roles: sortRoles([...(before?.roles ?? []), ...roles]),
  cities: cities.length > 0 ? [...new Set(cities)].sort() : (before?.cities ?? []),
});

function removeRoles(before: Appointment | undefined, { roles }: Change): Appointment {
  const left = (before?.roles ?? []).filter((role) => roles.length > 0 && !roles.includes(role));
  return { roles: sortRoles(left), cities: left.includes('assistant') ? (before?.cities ?? []) : [] };
}
