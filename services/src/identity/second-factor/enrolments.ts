import type { AccountId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';
import type { RetentionRule } from '../../retention/retention-rule.ts';
import { KeyedHashes } from '../keyed-hashes.ts';
import type { FactorOwner, FactorTables } from './factor-changes.ts';
import { normalizeFactorCode, randomFactorCode } from './factor-code.ts';
import { ENROLMENT_CODE_LIFETIME_MS, ENROLMENT_DURATION_MS, MAX_ENROLMENT_TRIES } from './factor-rules.ts';

const PURPOSE = 'enrolment-code';

/** From an operator, to set up a first factor: otherwise a stolen SIM could enrol. */
@Injectable()
export class Enrolments implements RetentionRule {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
  ) {}

  /** Replaces the previous code. */
  async issueCode(account: AccountId, now: Date): Promise<string> {
    const code = randomFactorCode();
    const data = {
      codeHash: this.hashes.hashFactorCode(PURPOSE, account, normalizeFactorCode(code)),
      expiresAt: new Date(now.getTime() + ENROLMENT_CODE_LIFETIME_MS),
      tries: 0,
    };
    await this.database.staffEnrolment.upsert({ where: { account }, create: { account, ...data }, update: data });
    return code;
  }

  /** Whether the code was right. */
  async checkCode(
    tables: FactorTables,
    { account, session }: FactorOwner,
    { typed, now }: { typed: string; now: Date },
  ) {
    const where = { account, expiresAt: { gt: now } };
    const tried = await tables.staffEnrolment.updateMany({
      where: { ...where, tries: { lt: MAX_ENROLMENT_TRIES } },
      data: { tries: { increment: 1 } },
    });
    if (tried.count === 0) return false;
    const forms = this.hashes.listFactorCodeHashes(PURPOSE, account, normalizeFactorCode(typed));
    const taken = await tables.staffEnrolment.deleteMany({ where: { ...where, codeHash: { in: forms } } });
    if (taken.count === 0) return false;
    const enrollingUntil = new Date(now.getTime() + ENROLMENT_DURATION_MS);
    const { count } = await tables.session.updateMany({
      where: { id: session, account },
      data: { enrollingUntil },
    });
    return count > 0;
  }

  async isEnrolling(tables: FactorTables, session: string, now: Date): Promise<boolean> {
    return (await tables.session.count({ where: { id: session, enrollingUntil: { gt: now } } })) > 0;
  }

  async deleteExpired(now: Date, limit: number): Promise<number> {
    return this.database.$executeRaw`delete from staff_enrolment where account in (
      select account from staff_enrolment where expires_at < ${now} limit ${limit})`;
  }
}
