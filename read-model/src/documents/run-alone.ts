import type pg from 'pg';
import { onConnection } from './connection.ts';

export type RunAlone = {
  pool: pg.Pool;
  /** Who holds it works: one process for all. A session's lock: it ends with its connection, however that ends. */
  lock: number;
  /** Goes on until the signal, or throws. `stillMine` throws where the lock is lost. */
  work(signal: AbortSignal, stillMine: () => Promise<unknown>): Promise<void>;
  retryMs: number;
  /** Told of every failed attempt; it is tried again after `retryMs`. */
  onError(error: unknown): void;
};

/** Works beside other processes that wait to take over. @returns what stops it */
export function runAlone({ pool, lock, work, retryMs, onError }: RunAlone): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const attempt = async (holder: pg.ClientBase): Promise<void> => {
    const { rows } = await holder.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lock]);
    if (!rows[0].held) return;
    try {
      // Whoever has lost the connection has lost the lock with it.
      await work(signal, () => holder.query('select'));
    } finally {
      await holder.query('select pg_advisory_unlock($1)', [lock]).catch((lost: Error) => holder.emit('error', lost));
    }
  };
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await onConnection(pool, attempt).catch(onError);
      await pause(retryMs, signal);
    }
  };
  const running = run();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

/** Ends early, without an error, when it is aborted. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
