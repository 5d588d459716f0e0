import { type AccountId, cleanTypedCode } from '@naksha/events/kernel';
import type { TotpOffer } from '@naksha/events/wire/second-factor';
import { Inject, Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import type { ServicesSettings } from '../../injection/settings.ts';
import { SETTINGS } from '../../injection/tokens.ts';
import { KeyRing } from '../../keys/key-ring.ts';
import type { FactorTables } from './factor-changes.ts';

/** RFC 6238, with the parameters that every authenticator app supports. */
const TOTP_PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 };
/** A clock may be off by one period. */
const WINDOW = 1;
const SECRET_BYTES = 20;
export const TOTP_SECRET = 'totp';

/** `used`: correct but already used, so not a guess. */
export type CodeVerdict = 'right' | 'used' | 'wrong';

/** One app per account; its secret is encrypted, and each code is valid once. */
@Injectable()
export class TotpFactor {
  constructor(
    @Inject(KeyRing) private readonly keys: KeyRing,
    @Inject(SETTINGS) private readonly settings: ServicesSettings,
  ) {}

  async has(tables: FactorTables, account: AccountId): Promise<boolean> {
    return (await tables.staffTotp.count({ where: { account, NOT: { confirmedAt: null } } })) > 0;
  }

  /** Active once a code confirms it; undefined if the account already has one. */
  async offer(tables: FactorTables, account: AccountId, label: string): Promise<TotpOffer | undefined> {
    const secret = new Secret({ size: SECRET_BYTES });
    const sealed = this.keys.seal(TOTP_SECRET, account, secret.base32);
    const written = await tables.$executeRaw`
      insert into staff_totp (account, secret, last_step) values (${account}::uuid, ${sealed}, 0)
      on conflict (account) do update set secret = excluded.secret, last_step = 0 where staff_totp.confirmed_at is null`;
    if (written === 0) return undefined;
    const issuer = new URL(this.settings.siteOrigin()).hostname;
    return { secret: secret.base32, uri: new TOTP({ ...TOTP_PARAMETERS, issuer, label, secret }).toString() };
  }

  /** `confirming`: activates a new secret. */
  async checkCode(
    tables: FactorTables,
    account: AccountId,
    { code, now, confirming = false }: { code: string; now: Date; confirming?: boolean },
  ): Promise<CodeVerdict> {
    const kept = await tables.staffTotp.findUnique({ where: { account } });
    if (!kept || (kept.confirmedAt === null) !== confirming) return 'wrong';
    const secret = Secret.fromBase32(this.keys.open(TOTP_SECRET, account, kept.secret));
    const timestamp = now.getTime();
    const delta = new TOTP({ ...TOTP_PARAMETERS, secret }).validate({
      token: cleanTypedCode(code),
      timestamp,
      window: WINDOW,
    });
    if (delta === null) return 'wrong';
    const step = BigInt(Math.floor(timestamp / 1000 / TOTP_PARAMETERS.period) + delta);
    const { count } = await tables.staffTotp.updateMany({
      where: { account, secret: kept.secret, confirmedAt: kept.confirmedAt, lastStep: { lt: step } },
      data: { lastStep: step, confirmedAt: kept.confirmedAt ?? now },
    });
    return count > 0 ? 'right' : 'used';
  }

  async remove(tables: FactorTables, account: AccountId): Promise<boolean> {
    return (await tables.staffTotp.deleteMany({ where: { account } })).count > 0;
  }
}
