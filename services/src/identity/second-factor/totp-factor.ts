import type { AccountId } from '@naksha/events/kernel';
import type { TotpOffer } from '@naksha/events/wire/second-factor';
import { Inject, Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import type { WriteDatabase } from '../../database/write-database.ts';
import type { ServicesSettings } from '../../injection/settings.ts';
import { SETTINGS, WRITE_DATABASE } from '../../injection/tokens.ts';
import { KeyRing } from '../../keys/key-ring.ts';

/** What every authenticator app can do (RFC 6238). */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 };
/** A phone's clock may be off by one code. */
const WINDOW = 1;
const SECRET_BYTES = 20;
export const TOTP_SECRET = 'totp';

/** Codes of an authenticator app. One an account; its secret is sealed, and no code is taken twice. */
@Injectable()
export class TotpFactor {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(KeyRing) private readonly keys: KeyRing,
    @Inject(SETTINGS) private readonly settings: ServicesSettings,
  ) {}

  async has(account: AccountId): Promise<boolean> {
    return (await this.database.staffTotp.count({ where: { account, NOT: { confirmedAt: null } } })) > 0;
  }

  /** A secret that counts once a code of it was entered. @returns undefined where one counts already */
  async offer(account: AccountId, label: string): Promise<TotpOffer | undefined> {
    const secret = new Secret({ size: SECRET_BYTES });
    const sealed = this.keys.seal(TOTP_SECRET, account, secret.base32);
    const written = await this.database.$executeRaw`
      insert into staff_totp (account, secret, last_step) values (${account}::uuid, ${sealed}, 0)
      on conflict (account) do update set secret = excluded.secret, last_step = 0 where staff_totp.confirmed_at is null`;
    if (written === 0) return undefined;
    const issuer = new URL(this.settings.siteOrigin()).hostname;
    return { secret: secret.base32, uri: new TOTP({ ...FORM, issuer, label, secret }).toString() };
  }

  /** @returns whether it is the code of now, and was not taken before. `confirming`: of an offer, which it makes count */
  async take(account: AccountId, code: string, { now, confirming = false }: { now: Date; confirming?: boolean }) {
    const kept = await this.database.staffTotp.findUnique({ where: { account } });
    if (!kept || (kept.confirmedAt === null) !== confirming) return false;
    const secret = Secret.fromBase32(this.keys.open(TOTP_SECRET, account, kept.secret));
    const timestamp = now.getTime();
    const delta = new TOTP({ ...FORM, secret }).validate({ token: code, timestamp, window: WINDOW });
    if (delta === null) return false;
    const step = BigInt(Math.floor(timestamp / 1000 / FORM.period) + delta);
    const { count } = await this.database.staffTotp.updateMany({
      where: { account, secret: kept.secret, confirmedAt: kept.confirmedAt, lastStep: { lt: step } },
      data: { lastStep: step, confirmedAt: kept.confirmedAt ?? now },
    });
    return count > 0;
  }

  async remove(account: AccountId): Promise<boolean> {
    return (await this.database.staffTotp.deleteMany({ where: { account } })).count > 0;
  }
}
