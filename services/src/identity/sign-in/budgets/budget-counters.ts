import { Problem } from '@naksha/events/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../../database/write-database.ts';
import { SIGN_IN_DATABASE } from '../../../injection/tokens.ts';
import type { RetentionRule } from '../../../retention/retention-rule.ts';

export type Counter = { keyHash: string; kind: string };
export type Counted = { used: number; endsAt: Date };

export const throwSignInUnavailable = (cause: unknown): never => {
  throw Object.assign(new Problem(503, 'sign_in_unavailable', 'Sign-in is not available right now. Try again later.'), {
    cause,
  });
};

/** In the database, shared by all processes. Fails closed. */
@Injectable()
export class BudgetCounters implements RetentionRule {
  constructor(@Inject(SIGN_IN_DATABASE) private readonly database: WriteDatabase) {}

  /** A counter's window starts with its first use. Counts are in order. */
  async add(counters: readonly Counter[], amount: number, now: Date, windowMs: number): Promise<Counted[]> {
    const { keys, kinds } = toColumns(counters);
    // Sorted, to avoid deadlocks.
    const rows = await this.database.$queryRaw<{ key_hash: string; kind: string; used: bigint; ends_at: Date }[]>`
      insert into sign_in_budget as seen (key_hash, kind, ends_at, used)
      select key, kind, ${new Date(now.getTime() + windowMs)}, ${amount}
        from unnest(${keys}::text[], ${kinds}::text[]) as asked (key, kind) order by key, kind
      on conflict (key_hash, kind) do update set
        ends_at = case when seen.ends_at <= ${now} then excluded.ends_at else seen.ends_at end,
        used = case when seen.ends_at <= ${now} then excluded.used else seen.used + excluded.used end
      returning key_hash, kind, used, ends_at`.catch(throwSignInUnavailable);
    return counters.map(({ keyHash, kind }) => {
      const row = rows.find((one) => one.key_hash === keyHash && one.kind === kind);
      if (!row) throw new Error(`Budget counter ${kind} is missing`);
      return { used: Number(row.used), endsAt: row.ends_at };
    });
  }

  async giveBack(counters: readonly Counter[], amount: number, now: Date): Promise<void> {
    const { keys, kinds } = toColumns(counters);
    await this.database.$executeRaw`
      with locked as materialized (
        select key_hash, kind from sign_in_budget join unnest(${keys}::text[], ${kinds}::text[]) as asked (key_hash, kind)
          using (key_hash, kind) where ends_at > ${now} order by key_hash, kind for update of sign_in_budget)
      update sign_in_budget seen set used = greatest(0, used - ${amount}) from locked
        where seen.key_hash = locked.key_hash and seen.kind = locked.kind`.catch(throwSignInUnavailable);
  }

  async read(counters: readonly Counter[], now: Date): Promise<number[]> {
    const { keys, kinds } = toColumns(counters);
    const rows = await this.database.$queryRaw<{ key_hash: string; kind: string; used: bigint }[]>`
      select key_hash, kind, used from sign_in_budget
        join unnest(${keys}::text[], ${kinds}::text[]) as asked (key_hash, kind) using (key_hash, kind)
        where ends_at > ${now}`.catch(throwSignInUnavailable);
    return counters.map(({ keyHash, kind }) =>
      Number(rows.find((row) => row.key_hash === keyHash && row.kind === kind)?.used ?? 0),
    );
  }

  async deleteExpired(now: Date, limit: number): Promise<number> {
    return this.database.$executeRaw`delete from sign_in_budget where (key_hash, kind) in (
        select key_hash, kind from sign_in_budget where ends_at < ${now} limit ${limit})
      and ends_at < ${now}`;
  }
}

const toColumns = (counters: readonly Counter[]) => ({
  keys: counters.map(({ keyHash }) => keyHash),
  kinds: counters.map(({ kind }) => kind),
});
