import type pg from 'pg';
import { onConnection } from './connection.ts';

/** Who holds it may make and exchange generations. A session's lock: it ends with its connection, however that ends. */
export const GENERATIONS_LOCK = 1_634_824_601;

/**
 * Does `work` while no other process makes generations. Holds one connection of the pool throughout.
 * @returns what `work` answers; undefined, with nothing done, where another process is at it and `wait` is false
 */
export function holdingGenerations<T>(pool: pg.Pool, wait: boolean, work: () => Promise<T>): Promise<T | undefined> {
  return onConnection(pool, async (holder) => {
    const { rows } = await holder.query<{ held: boolean }>(
      wait ? 'select true as held from pg_advisory_lock($1)' : 'select pg_try_advisory_lock($1) as held',
      [GENERATIONS_LOCK],
    );
    if (!rows[0].held) return undefined;
    try {
      return await work();
    } finally {
      // Given back before this answers, so that whoever asks next gets it. Closing a lost connection does it too.
      await holder
        .query('select pg_advisory_unlock($1)', [GENERATIONS_LOCK])
        .catch((lost: Error) => holder.emit('error', lost));
    }
  });
}
