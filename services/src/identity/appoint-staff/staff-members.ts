import { invalidFieldsProblem } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { type AccountId, type FieldError, nameAccountStream, STAFF_ROLES, type StaffRole } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { loadStream } from '../../commands/load-stream.ts';
import type { WriteDatabase } from '../../database/write-database.ts';
import { EVENT_STORE, WRITE_DATABASE } from '../../injection/tokens.ts';
import { account as folded } from '../account.ts';
import { KeyedHashes } from '../keyed-hashes.ts';

const NO_STAFF: FieldError = { field: 'phone', reason: 'is not the number of a staff account' };

export type StaffMember = { phone: string; roles: StaffRole[]; cities: string[] };

/** Of STAFF_PHONES, or appointed by an operator. */
@Injectable()
export class StaffMembers {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
  ) {}

  async isStaff(account: AccountId): Promise<boolean> {
    const of = await this.database.account.findUnique({ where: { id: account }, select: { phoneHash: true } });
    if (!of) return false;
    return this.hashes.isStaff(of.phoneHash) || (await this.isAppointed(account));
  }

  async assertStaffPhone(phone: string): Promise<void> {
    if (this.hashes.isStaff(this.hashes.hashPhone(phone))) return;
    const phoneHash = { in: this.hashes.listPhoneHashes(phone) };
    const known = await this.database.account.findFirst({ where: { phoneHash }, select: { id: true } });
    if (!known || !(await this.isAppointed(known.id as AccountId))) throw invalidFieldsProblem([NO_STAFF]);
  }

  /** Appointed by an operator. */
  async list(): Promise<StaffMember[]> {
    return this.database.$queryRaw<StaffMember[]>`
      select phone, roles, cities from staff_member join vault_person on vault_person.account = staff_member.account
      order by phone`;
  }

  /** Appointed accounts by role; an account can have several. */
  async countByRole(): Promise<Record<StaffRole, number>> {
    const rows = await this.database.$queryRaw<{ role: StaffRole; accounts: number }[]>`
      select role, count(*)::int as accounts from staff_member cross join unnest(roles) as role group by role`;
    const none = Object.fromEntries(STAFF_ROLES.map((role) => [role, 0])) as Record<StaffRole, number>;
    return { ...none, ...Object.fromEntries(rows.map(({ role, accounts }) => [role, accounts])) };
  }

  /** Under the account's lock, so that concurrent changes are applied in order. Signs out former staff. */
  async agreeWithStream(account: AccountId): Promise<void> {
    await this.database.$transaction(async (transaction) => {
      await transaction.$queryRaw`select from account where id = ${account}::uuid for update`;
      const { staff } = (await loadStream(this.store, nameAccountStream(account), folded)).state;
      const { count } = await transaction.staffMember.deleteMany({ where: { account } });
      if (staff) {
        const row = { account, roles: [...staff.roles], cities: [...staff.cities] };
        await transaction.staffMember.create({ data: row });
      } else if (count > 0) await transaction.session.deleteMany({ where: { account } });
    });
  }

  private async isAppointed(account: AccountId): Promise<boolean> {
    return (await this.database.staffMember.count({ where: { account } })) > 0;
  }
}
