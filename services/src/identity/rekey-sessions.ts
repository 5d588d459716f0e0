import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';
import { KeyRing } from '../keys/key-ring.ts';
import type { RekeyRule } from '../keys/rekey-rule.ts';

/** Only the browser knows its token, so a session is rekeyed when it is next used. */
@Injectable()
export class RekeySessions implements RekeyRule {
  readonly what = 'sessions';
  readonly otherwise = 'these sessions end and their users must sign in again. Sessions are updated when they are used';

  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(KeyRing) private readonly keys: KeyRing,
  ) {}

  countLeft(): Promise<number> {
    return this.database.session.count({ where: { NOT: { tokenHash: { startsWith: this.keys.prefix } } } });
  }
}
