import pg from 'pg';

/**
 * A pool whose idle connections may break without ending the process. `end` answers before its connections are gone: when the
 * server stops right then, they say so, and nobody has to hear it.
 */
export function openPool(connectionString: string, max: number, onBroken: (error: Error) => void = () => {}): pg.Pool {
  const pool = new pg.Pool({ connectionString, max });
  pool.on('error', (error) => !pool.ending && onBroken(error));
  return pool;
}
