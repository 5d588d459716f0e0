import type pg from 'pg';
import { withConnection } from './connection.ts';

/** Session lock, released when its connection ends. */
export const GENERATIONS_LOCK = 1_634_824_601;

/** Holds one connection. Undefined, without running, if another process holds the lock and `wait` is false. */
export function withGenerationsLock<T>(pool: pg.Pool, wait: boolean, work: () => Promise<T>): Promise<T | undefined> {
  return withConnection(pool, async (holder) => {
    const { rows } = await holder.query<{ held: boolean }>(
      wait ? 'select true as held from pg_advisory_lock($1)' : 'select pg_try_advisory_lock($1) as held',
      [GENERATIONS_LOCK],
    );
    if (!rows[0].held) return undefined;
    try {
      return await work();
    } finally {
      // Unlocked before returning, so that the next caller gets it. Closing a lost connection unlocks too.
      await holder
        .query('select pg_advisory_unlock($1)', [GENERATIONS_LOCK])
        .catch((lost: Error) => holder.emit('error', lost));
    }
  });
}
