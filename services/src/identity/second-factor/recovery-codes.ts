import type { AccountId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { KeyedHashes } from '../keyed-hashes.ts';
import type { FactorTables } from './factor-changes.ts';
import { normalizeFactorCode, randomFactorCode } from './factor-code.ts';

const CODES = 10;
const PURPOSE = 'recovery-code';

/** Valid once; only its hash is stored. */
@Injectable()
export class RecoveryCodes {
  constructor(@Inject(KeyedHashes) private readonly hashes: KeyedHashes) {}

  async renew(tables: FactorTables, account: AccountId): Promise<string[]> {
    const codes = Array.from({ length: CODES }, randomFactorCode);
    const data = codes.map((code) => ({
      account,
      codeHash: this.hashes.hashFactorCode(PURPOSE, account, normalizeFactorCode(code)),
    }));
    await tables.staffRecoveryCode.deleteMany({ where: { account } });
    await tables.staffRecoveryCode.createMany({ data });
    return codes;
  }

  /** Whether it was valid. */
  async useCode(tables: FactorTables, account: AccountId, typed: string): Promise<boolean> {
    const forms = this.hashes.listFactorCodeHashes(PURPOSE, account, normalizeFactorCode(typed));
    const { count } = await tables.staffRecoveryCode.deleteMany({ where: { account, codeHash: { in: forms } } });
    return count > 0;
  }

  count(tables: FactorTables, account: AccountId): Promise<number> {
    return tables.staffRecoveryCode.count({ where: { account } });
  }
}
