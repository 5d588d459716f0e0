import pg from 'pg';
import type { Lifetime } from '../process/lifetime.ts';
import type { Databases } from './databases.ts';

/** How long a connection, or a question's answer, is waited for, in milliseconds; endless where it isn't said. */
export type PoolTimeouts = Pick<pg.PoolConfig, 'connectionTimeoutMillis' | 'query_timeout'>;

/** For whoever has somebody waiting: a server that vanished without a word must fail questions, not hang them for ever. */
export const ANSWERING: PoolTimeouts = { connectionTimeoutMillis: 10_000, query_timeout: 30_000 };
/** For the projector, which now and then rebuilds everything, or waits while another process does. */
export const REBUILDING: PoolTimeouts = { connectionTimeoutMillis: 10_000, query_timeout: 15 * 60_000 };

/**
 * A pool whose idle connections may break without ending the process. `end` answers before its connections are gone: when the
 * server stops right then, they say so, and nobody has to hear it.
 * @param timeouts endless by default, as jobs need it
 */
export function openPool(
  connectionString: string,
  max: number,
  onBroken: (error: Error) => void = () => {},
  timeouts: PoolTimeouts = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...timeouts,
  });
  pool.on('error', (error) => !pool.ending && onBroken(error));
  return pool;
}

/** Both sides' pools, for a main that needs no more of the write side than its events. */
export function openJobPools({ write, read }: Databases, max: number, lifetime: Lifetime) {
  const pools = { write: openPool(write, max), read: openPool(read, max) };
  for (const pool of Object.values(pools)) void lifetime.onEnd(() => pool.end());
  return pools;
}
