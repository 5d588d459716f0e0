import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../../erasure-rule/erasure-rule.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';
import type { RetentionRule } from '../../retention/retention-rule.ts';

/** Time to correct refused rows. A waiting import is updated daily. */
const RETENTION_MS = 7 * 24 * 3_600_000;

@Injectable()
export class ImportRetention implements RetentionRule {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  async deleteExpired(now: Date, limit: number): Promise<number> {
    return this.database.$executeRaw`delete from vault_import where id in (
      select id from vault_import where touched_at < ${new Date(now.getTime() - RETENTION_MS)} limit ${limit})`;
  }
}

@Injectable()
export class EraseImports implements ErasureRule {
  async deleteRows(transaction: ErasureTransaction, { account }: ErasedPerson): Promise<void> {
    await transaction.vaultImport.deleteMany({ where: { account } });
  }
}
