import type { AccountId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';
import { KeyRing } from '../../keys/key-ring.ts';
import type { RekeyBatch, RekeyRule } from '../../keys/rekey-rule.ts';
import { TOTP_SECRET } from './totp-factor.ts';

@Injectable()
export class RekeyTotp implements RekeyRule {
  readonly what = 'authenticator apps';
  readonly otherwise =
    'codes of these authenticator apps are rejected. Their owners can use a passkey, or an operator resets their second factor';

  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(KeyRing) private readonly keys: KeyRing,
  ) {}

  async rekey(after: string, limit: number): Promise<RekeyBatch> {
    const rows = await this.database.staffTotp.findMany({
      where: { ...this.#old, ...(after && { account: { gt: after } }) },
      orderBy: { account: 'asc' },
      take: limit,
    });
    const openable = rows.filter(({ secret }) => this.keys.opens(secret));
    const counts = await this.database.$transaction(
      openable.map(({ account, secret }) => {
        const text = this.keys.open(TOTP_SECRET, account as AccountId, secret);
        const data = { secret: this.keys.seal(TOTP_SECRET, account as AccountId, text) };
        return this.database.staffTotp.updateMany({ where: { account, secret }, data });
      }),
    );
    const rekeyed = counts.reduce((sum, { count }) => sum + count, 0);
    return { rekeyed, after: rows.length === limit ? rows[limit - 1].account : undefined };
  }

  countLeft(): Promise<number> {
    return this.database.staffTotp.count({ where: this.#old });
  }

  get #old() {
    return { NOT: { secret: { startsWith: this.keys.prefix } } };
  }
}
