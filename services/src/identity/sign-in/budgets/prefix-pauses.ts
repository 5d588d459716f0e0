import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../../database/write-database.ts';
import { SIGN_IN_DATABASE } from '../../../injection/tokens.ts';
import type { RetentionRule } from '../../../retention/retention-rule.ts';
import { SecurityLog } from '../../../security/security-log.ts';
import { KeyedHashes } from '../../keyed-hashes.ts';
import { throwSignInUnavailable } from './budget-counters.ts';
import { isTollFraud, phonePrefixPauseHours } from './budget-rules.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** In India, the 100,000 numbers allocated to an operator together. */
const PREFIX_DIGITS = 7;

type Row = { ends_at: Date; sent: number; entered: number; pauses: number; paused_until: Date | null };

/** Codes that nobody enters are a sign of toll fraud. */
@Injectable()
export class PrefixPauses implements RetentionRule {
  constructor(
    @Inject(SIGN_IN_DATABASE) private readonly database: WriteDatabase,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  /** Seconds; 0 if not paused. */
  async findPauseSeconds(phone: string, now: Date): Promise<number> {
    const row = await this.database.signInPrefix
      .findUnique({ where: { prefixHash: this.hashPrefix(phone) } })
      .catch(throwSignInUnavailable);
    if (!row?.pausedUntil) return 0;
    return Math.max(0, Math.ceil((row.pausedUntil.getTime() - now.getTime()) / 1000));
  }

  async countSent(phone: string, now: Date): Promise<void> {
    const prefixHash = this.hashPrefix(phone);
    const [row] = await this.database.$queryRaw<Row[]>`
      insert into sign_in_prefix as seen (prefix_hash, ends_at, sent, entered, pauses)
      values (${prefixHash}, ${new Date(now.getTime() + DAY)}, 1, 0, 0)
      on conflict (prefix_hash) do update set
        ends_at = case when seen.ends_at <= ${now} then excluded.ends_at else seen.ends_at end,
        sent = case when seen.ends_at <= ${now} then 1 else seen.sent + 1 end,
        entered = case when seen.ends_at <= ${now} then 0 else seen.entered end,
        pauses = case when seen.ends_at <= ${now} then 0 else seen.pauses end
      returning ends_at, sent, entered, pauses, paused_until`.catch(throwSignInUnavailable);
    if (!isTollFraud(row.sent, row.entered)) return;
    const seconds = phonePrefixPauseHours(row.pauses) * 3600;
    const pausedUntil = new Date(now.getTime() + seconds * 1000);
    // After the pause, counting restarts and the next pause is longer.
    const data = {
      sent: 0,
      entered: 0,
      pauses: row.pauses + 1,
      pausedUntil,
      endsAt: new Date(pausedUntil.getTime() + DAY),
    };
    const { count } = await this.database.signInPrefix
      .updateMany({ where: { prefixHash, pauses: row.pauses }, data })
      .catch(throwSignInUnavailable);
    if (count > 0) this.security.record({ kind: 'prefix_paused', seconds });
  }

  async countEntered(phone: string, now: Date): Promise<void> {
    await this.database.signInPrefix
      .updateMany({
        where: { prefixHash: this.hashPrefix(phone), endsAt: { gt: now } },
        data: { entered: { increment: 1 } },
      })
      .catch(throwSignInUnavailable);
  }

  async deleteExpired(now: Date, limit: number): Promise<number> {
    return this.database.$executeRaw`delete from sign_in_prefix where prefix_hash in (
      select prefix_hash from sign_in_prefix where ends_at < ${now} limit ${limit}) and ends_at < ${now}`;
  }

  private hashPrefix(phone: string): string {
    return this.hashes.hashCounterKey(phone.slice(0, 1 + PREFIX_DIGITS));
  }
}
