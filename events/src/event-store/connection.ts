import type pg from 'pg';

/** A broken connection fails its next query and does not return to the pool. */
export async function withConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // Without a listener, a connection that breaks between two queries would crash the process.
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    return await work(client);
  } catch (error) {
    if (isQueryTimeout(error)) broken = error;
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

export function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  begin = 'begin',
): Promise<T> {
  return withConnection(pool, async (client) => {
    await client.query(begin);
    try {
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      // Keep the first error. Discarding the connection ends its transaction.
      if (!isQueryTimeout(error)) await client.query('rollback').catch((cause: Error) => client.emit('error', cause));
      throw error;
    }
  });
}

/** pg's `query_timeout` has passed: the connection still waits and cannot be reused. */
const isQueryTimeout = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';
