import { Problem } from '@naksha/events/contracts';
import type { Clock } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import { CLOCK, WRITE_DATABASE } from '../../injection/tokens.ts';
import { toNetwork } from '../../network/to-network.ts';
import type { RetentionRule } from '../../retention/retention-rule.ts';
import { SecurityLog } from '../../security/security-log.ts';
import { KeyedHashes } from '../keyed-hashes.ts';

const WINDOW = 3_600_000;
/** An hour's requests of one address. Generous: Indian mobile networks put thousands of people behind one. */
const LIMITS = { code: 60, verify: 300 } as const;

/** Slows down whoever goes through numbers instead of codes. */
@Injectable()
export class AddressLimit implements RetentionRule {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  /** @throws Problem 429 with Retry-After over the limit; 503 where the database can't be asked */
  async count(address: string, kind: keyof typeof LIMITS): Promise<void> {
    const now = this.clock.now();
    const over = new Date(now.getTime() - WINDOW);
    const [{ requests, window_start }] = await this.database.$queryRaw<[{ requests: number; window_start: Date }]>`
      insert into sign_in_address as seen (address_hash, kind, window_start, requests)
      values (${this.hashes.address(toNetwork(address))}, ${kind}, ${now}, 1)
      on conflict (address_hash, kind) do update set
        window_start = case when seen.window_start <= ${over} then ${now} else seen.window_start end,
        requests = case when seen.window_start <= ${over} then 1 else seen.requests + 1 end
      returning requests, window_start`.catch((cause: unknown) => {
      throw Object.assign(new Problem(503, 'sign_in_unavailable', 'sign-in is not possible just now'), { cause });
    });
    if (requests <= LIMITS[kind]) return;
    this.security.record({ kind: 'rate_limited', limit: 'sign_in', address });
    const retryAfter = Math.max(1, Math.ceil((window_start.getTime() + WINDOW - now.getTime()) / 1000));
    throw new Problem(429, 'too_many_requests', 'too many sign-ins from this address', undefined, retryAfter);
  }

  async deleteExpired(now: Date, limit: number): Promise<number> {
    const over = new Date(now.getTime() - WINDOW);
    return this.database.$executeRaw`delete from sign_in_address where (address_hash, kind) in (
        select address_hash, kind from sign_in_address where window_start < ${over} limit ${limit})
      and window_start < ${over}`;
  }
}
