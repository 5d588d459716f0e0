import type pg from 'pg';
import type { AttemptOutcome } from './effects.ts';

/** Without an end it is running, or was cut off. Times are ISO 8601. */
export type LoggedAttempt = {
  started: string;
  ended?: string;
  outcome?: AttemptOutcome;
  reason?: string;
  due?: string;
};

/** What happened to an effect so far. */
export type EffectHistory = {
  event: string;
  kind: string;
  state: 'pending' | 'running' | 'done' | 'dropped' | 'dead';
  createdAt: Date;
  dueAt: Date;
  leaseUntil: Date | null;
  /** It is being done according to its row, and its worker renews the lease no longer. */
  isAbandoned: boolean;
  doneAt: Date | null;
  error: string | null;
  /** Null: begun by a version that kept no record of attempts. */
  attempts: LoggedAttempt[] | null;
};

/** The effects of these events; they are deleted 30 days after their end. */
export async function loadEffectHistories(pool: pg.Pool, events: readonly string[]): Promise<EffectHistory[]> {
  const { rows } = await pool.query<EffectHistory>(
    `select event_id as event, kind, state, created_at as "createdAt", due_at as "dueAt", lease_until as "leaseUntil",
       state = 'running' and coalesce(lease_until < clock_timestamp(), false) as "isAbandoned", done_at as "doneAt", last_error as error, attempt_log as attempts
     from effects where event_id = any ($1::uuid[]) order by created_at, kind`,
    [events],
  );
  return rows;
}
