import type pg from 'pg';

/** Who holds it may make and exchange generations. A session's lock: it ends with its connection, however that ends. */
export const GENERATIONS_LOCK = 1_634_824_601;

/**
 * Does `work` while no other process makes generations. Holds one connection of the pool throughout.
 * @returns what `work` answers; undefined, with nothing done, where another process is at it and `wait` is false
 */
export async function holdingGenerations<T>(
  pool: pg.Pool,
  wait: boolean,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const holder = await pool.connect();
  try {
    const { rows } = await holder.query<{ held: boolean }>(
      wait ? 'select true as held from pg_advisory_lock($1)' : 'select pg_try_advisory_lock($1) as held',
      [GENERATIONS_LOCK],
    );
    return rows[0].held ? await work() : undefined;
  } finally {
    holder.release(true);
  }
}
