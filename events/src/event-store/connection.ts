import type pg from 'pg';

/**
 * Does `work` on one connection of the pool. When it breaks, also while `work` is busy elsewhere, its next query fails; a
 * broken one doesn't go back to the pool.
 */
export async function onConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // Without a listener a connection that breaks between two queries would end the process.
  const note = (error: Error) => {
    broken = error;
  };
  client.on('error', note);
  try {
    return await work(client);
  } catch (error) {
    if (isUnanswered(error)) broken = error;
    throw error;
  } finally {
    client.off('error', note);
    client.release(broken);
  }
}

/** Runs `work` as one transaction: committed when it answers, rolled back when it throws. */
export function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  begin = 'begin',
): Promise<T> {
  return onConnection(pool, async (client) => {
    await client.query(begin);
    try {
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      // The first error is the one that counts; one that can't roll back is lost, and its transaction with it.
      if (!isUnanswered(error)) await client.query('rollback').catch((lost: Error) => client.emit('error', lost));
      throw error;
    }
  });
}

/** pg's `query_timeout` has passed: the connection still waits for that answer, and whatever is asked next waits behind it. */
const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';
