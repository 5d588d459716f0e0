import type { AccountId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';
import { KeyRing } from '../../keys/key-ring.ts';
import type { RekeyRule } from '../../keys/rekey-rule.ts';
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

/** Only the person knows the code, so it stays under its old key until new codes are made. */
@Injectable()
export class RekeyRecoveryCodes implements RekeyRule {
  readonly what = 'recovery codes';
  readonly otherwise = 'these recovery codes stop working, and their owners must create new ones at /staff/security';

  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(KeyRing) private readonly keys: KeyRing,
  ) {}

  countLeft(): Promise<number> {
    return this.database.staffRecoveryCode.count({ where: { NOT: { codeHash: { startsWith: this.keys.prefix } } } });
  }
}
