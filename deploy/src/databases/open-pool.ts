import type { Socket } from 'node:net';
import pg from 'pg';
import type { Lifetime } from '../process/lifetime.ts';
import type { Databases } from './databases.ts';

/** Milliseconds; by default without limit. */
export type PoolTimeouts = Pick<pg.PoolConfig, 'connectionTimeoutMillis' | 'query_timeout'>;

/** For processes that serve requests: if a server disappears, queries fail instead of hanging forever. */
export const ANSWERING: PoolTimeouts = { connectionTimeoutMillis: 10_000, query_timeout: 30_000 };
/** For the projector, which sometimes rebuilds everything or waits for another process. */
export const REBUILDING: PoolTimeouts = { connectionTimeoutMillis: 10_000, query_timeout: 15 * 60_000 };

/**
 * A pool whose idle connections may break without ending the process. `end` resolves before its connections are closed; errors of
 * a server that stops then are ignored.
 * @param timeouts none by default, as jobs need
 * @param openSocket of a `DatabaseWatch`
 */
export function openPostgresPool(
  connectionString: string,
  max: number,
  onBroken: (error: Error) => void = () => {},
  timeouts: PoolTimeouts = {},
  openSocket?: () => Socket,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...timeouts,
    stream: openSocket,
  });
  pool.on('error', (error) => !pool.ending && onBroken(error));
  return pool;
}

export function openWriteAndReadPools({ write, read }: Databases, max: number, lifetime: Lifetime) {
  const pools = { write: openPostgresPool(write, max), read: openPostgresPool(read, max) };
  for (const pool of Object.values(pools)) void lifetime.onEnd(() => pool.end());
  return pools;
}
