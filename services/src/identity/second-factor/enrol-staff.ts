import { invalidFieldsProblem } from '@naksha/events/contracts';
import type { AccountId } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { WriteDatabase } from '../../database/write-database.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';
import { SecurityLog } from '../../security/security-log.ts';
import { Accounts } from '../accounts/accounts.ts';
import { StaffMembers } from '../appoint-staff/staff-members.ts';
import { Enrolments } from './enrolments.ts';
import { FactorTransactions } from './factor-changes.ts';
import { SecondFactors } from './second-factors.ts';

/** For operators only. `reset` first removes existing factors and sessions. */
export class EnrolStaff extends Command<string> {
  constructor(
    readonly phone: string,
    readonly now: Date,
    readonly reset: boolean,
  ) {
    super();
  }
}

@CommandHandler(EnrolStaff)
export class EnrolStaffHandler implements ICommandHandler<EnrolStaff> {
  constructor(
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(Enrolments) private readonly enrolments: Enrolments,
    @Inject(SecondFactors) private readonly factors: SecondFactors,
    @Inject(FactorTransactions) private readonly changes: FactorTransactions,
    @Inject(StaffMembers) private readonly staff: StaffMembers,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
  ) {}

  async execute({ phone, now, reset }: EnrolStaff): Promise<string> {
    await this.staff.assertStaffPhone(phone);
    const account = await this.accounts.openOrFind(phone, { now });
    if (reset) await this.removeAll(account);
    else if (await this.factors.hasAny(this.database, account))
      throw invalidFieldsProblem([
        { field: 'phone', reason: 'already has a second factor. If it is lost, use `reset`' },
      ]);
    const code = await this.enrolments.issueCode(account, now);
    this.security.record({ kind: 'enrolment_code_issued', account });
    return code;
  }

  /** Sessions proven by a removed factor must end, and a factor being added must fail. */
  private async removeAll(account: AccountId): Promise<void> {
    const where = { account };
    const removed = await this.changes.ofAccount(account, async (tables) => {
      await tables.session.deleteMany({ where });
      await tables.staffRecoveryCode.deleteMany({ where });
      await tables.staffFactorCounter.deleteMany({ where });
      const [passkeys, totp] = [
        await tables.staffPasskey.deleteMany({ where }),
        await tables.staffTotp.deleteMany({ where }),
      ];
      return { passkey: passkeys.count, totp: totp.count };
    });
    for (const factor of ['passkey', 'totp'] as const)
      if (removed[factor] > 0) this.security.record({ kind: 'second_factor_removed', account, factor });
  }
}
