import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';
import { KeyRing } from '../../keys/key-ring.ts';
import type { RekeyRule } from '../../keys/rekey-rule.ts';

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
