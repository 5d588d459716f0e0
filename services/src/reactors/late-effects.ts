import type pg from 'pg';

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
