import type { AccountId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';
import { KeyedHashes } from '../keyed-hashes.ts';
import { plainFactorCode, randomFactorCode } from './factor-code.ts';

const CODES = 10;
const PURPOSE = 'recovery-code';

/** For a day without the phone. Each is good once, and only its hash is kept. */
@Injectable()
export class RecoveryCodes {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
  ) {}

  /** Ten new ones; those before are good for nothing any more. */
  async renew(account: AccountId): Promise<string[]> {
    const codes = Array.from({ length: CODES }, randomFactorCode);
    const data = codes.map((code) => ({
      account,
      codeHash: this.hashes.factorCode(PURPOSE, account, plainFactorCode(code)),
    }));
    await this.database.$transaction([
      this.database.staffRecoveryCode.deleteMany({ where: { account } }),
      this.database.staffRecoveryCode.createMany({ data }),
    ]);
    return codes;
  }

  /** @returns whether it was one, which it is no longer */
  async take(account: AccountId, typed: string): Promise<boolean> {
    const forms = this.hashes.factorCodeForms(PURPOSE, account, plainFactorCode(typed));
    const { count } = await this.database.staffRecoveryCode.deleteMany({ where: { account, codeHash: { in: forms } } });
    return count > 0;
  }

  count(account: AccountId): Promise<number> {
    return this.database.staffRecoveryCode.count({ where: { account } });
  }
}
