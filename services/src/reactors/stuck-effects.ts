import type pg from 'pg';
import type { EffectId } from './effect.ts';

/** Given up after hours of attempts. `error`: of the last one. */
export type DeadEffect = EffectId & { subject: string; attempts: number; error: string; since: Date };

/** Longest dead first. */
export async function listDeadEffects(pool: pg.Pool, limit: number): Promise<DeadEffect[]> {
  const { rows } = await pool.query<DeadEffect>(
    `select event_id as event, kind, subject, attempts, coalesce(last_error, '') as error, created_at as since
     from effects where state = 'dead' order by created_at, event_id, kind limit $1`,
    [limit],
  );
  return rows;
}

export async function countDeadEffects(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from effects where state = 'dead'`);
  return rows[0].n;
}

/** Keeps its earlier attempts. False if it is not dead, or was revived just now. */
export async function retryDeadEffect(pool: pg.Pool, { event, kind }: EffectId, now: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update effects set state = 'pending', attempts = 0, first_tried_at = null, due_at = $3, wanted_at = $3
     where event_id = $1::uuid and kind = $2 and state = 'dead'`,
    [event, kind, now],
  );
  return rowCount === 1;
}

/** Unfinished effects of one kind that have waited for more than a minute with the same error. */
export type LateEffects = {
  kind: string;
  waiting: number;
  since: Date;
  /** Of the last failed attempt; '' if no worker has tried. */
  error: string;
  nextAttempt: Date;
};

export const LATE_SECONDS = 60;

/** Longest waiting first. An outage of the SMS gateway shows here long before effects are given up. */
export async function listLateEffects(pool: pg.Pool, now: Date): Promise<LateEffects[]> {
  const { rows } = await pool.query<LateEffects>(
    `select kind, count(*)::int as waiting, min(coalesce(wanted_at, created_at)) as since,
       coalesce(last_error, '') as error, min(due_at) as "nextAttempt"
     from effects where state in ('pending', 'running') and coalesce(wanted_at, created_at) < $1
     group by kind, last_error order by since limit 50`,
    [new Date(now.getTime() - LATE_SECONDS * 1000)],
  );
  return rows;
}
