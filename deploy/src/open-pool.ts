import pg from 'pg';
import type { Databases } from './databases.ts';
import type { Lifetime } from './lifetime.ts';

/**
 * A pool whose idle connections may break without ending the process. `end` answers before its connections are gone: when the
 * server stops right then, they say so, and nobody has to hear it.
 */
export function openPool(connectionString: string, max: number, onBroken: (error: Error) => void = () => {}): pg.Pool {
  const pool = new pg.Pool({ connectionString, max });
  pool.on('error', (error) => !pool.ending && onBroken(error));
  return pool;
}

/** Both sides' pools, for a main that needs no more of the write side than its events. */
export function openJobPools({ write, read }: Databases, max: number, lifetime: Lifetime) {
  const pools = { write: openPool(write, max), read: openPool(read, max) };
  for (const pool of Object.values(pools)) void lifetime.onEnd(() => pool.end());
  return pools;
}
