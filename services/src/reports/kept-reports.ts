import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../erasure-rule/erasure-rule.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';

/** Long enough to notice repeated reports about a seller. */
const RETENTION_DAYS = 180;

/** After they were settled, or received if never settled. */
@Injectable()
export class ReportRetention implements RetentionRule, ErasureRule {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  async deleteExpired(now: Date, limit: number): Promise<number> {
    const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
    return this.database.$executeRaw`delete from vault_report where id in (
      select id from vault_report where coalesce(settled_at, reported_at) < ${before} limit ${limit})`;
  }

  /** The report itself stays. */
  async deleteRows({ vaultReport }: ErasureTransaction, { account }: ErasedPerson): Promise<void> {
    for (const { id } of await vaultReport.findMany({ where: { account }, select: { id: true } }))
      await vaultReport.update({ where: { id }, data: { account: null, note: '', browser: randomUUID() } });
    await vaultReport.updateMany({ where: { settledBy: account }, data: { settledBy: null } });
  }
}
